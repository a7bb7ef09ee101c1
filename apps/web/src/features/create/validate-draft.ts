import { type Plan, storyOrderSchema } from '@taleglow/contracts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { DraftValues } from '../../lib/story-store.ts'
import { toOrder } from './to-order.ts'

type Issue = z.core.$ZodIssue

/**
 * Checks a draft with the schema that the server uses. A fault's `type` names its text below `errors:field`, and its
 * `message` is the number in that text.
 */
export function validateDraft(plan: Plan): Resolver<DraftValues> {
  return (values) => {
    const result = storyOrderSchema.safeParse(toOrder(values, plan))
    if (result.success) return { values, errors: {} }
    const errors: FieldErrors<DraftValues> = {}
    for (const issue of result.error.issues) {
      const field = String(issue.path[0]) as keyof DraftValues
      errors[field] ??= describeIssue(issue) as never
    }
    return { values: {}, errors }
  }
}

function describeIssue(issue: Issue): { type: string; message: string } {
  if (issue.code === 'custom') {
    const [type = 'wrongFormat', limit = ''] = issue.message.split(':')
    return { type, message: limit }
  }
  if (issue.code === 'too_small') {
    const type = issue.origin === 'array' ? 'tooFew' : issue.origin === 'string' ? 'required' : 'tooSmall'
    return { type, message: String(issue.minimum) }
  }
  if (issue.code === 'too_big') {
    return { type: issue.origin === 'array' ? 'tooMany' : 'tooBig', message: String(issue.maximum) }
  }
  return { type: 'required', message: '' }
}
