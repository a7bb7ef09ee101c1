import type { Plan } from '@taleglow/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useUser } from '../../lib/auth-store.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { type DraftValues, readDraft, saveDraft } from '../../lib/story-store.ts'
import { emptyDraft } from './empty-draft.ts'
import { STEPS } from './steps.ts'
import { usePlan } from './use-plan.ts'
import { useSteps } from './use-steps.ts'
import { validateDraft } from './validate-draft.ts'
import { withinPlan } from './within-plan.ts'

/** The draft as a form: taken up where it was left, kept at every change. */
export function useDraftForm() {
  const plan = usePlan()
  const [userId] = useState(useUser()?.id ?? '')
  const [start] = useState(() => readDraft(userId) ?? emptyDraft(userId, currentLanguage()))
  const methods = useForm<DraftValues>({
    defaultValues: withinPlan(start.values, plan),
    resolver: validateDraft(plan),
    mode: 'all',
  })
  useWithinPlan(methods, plan)
  const { step, reached, open } = useSteps(userId, start)
  const changed = useRef(false)
  const keep = useCallback(
    (at: number) =>
      saveDraft({ userId, step: at, reached: Math.max(reached, at), values: methods.getValues() }),
    [methods, userId, reached],
  )
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ isDirty }) => {
          if (!isDirty && !changed.current) return
          changed.current = true
          keep(step)
        },
      }),
    [methods, keep, step],
  )
  const go = (next: number) => {
    keep(next)
    open(next)
  }
  const hasChanges = useCallback(() => changed.current, [])
  return { methods, step, reached, go, hasChanges, plan }
}

export type DraftForm = ReturnType<typeof useDraftForm>

/** The plan may turn out smaller while the wizard is open, when the user has been fetched afresh. */
function useWithinPlan({ getValues, setValue }: UseFormReturn<DraftValues>, plan: Plan): void {
  useEffect(() => {
    const now = getValues()
    const { pageCount, imageQuality } = withinPlan(now, plan)
    if (pageCount !== now.pageCount) setValue('pageCount', pageCount)
    if (imageQuality !== now.imageQuality) setValue('imageQuality', imageQuality)
  }, [getValues, setValue, plan])
}

/** Whether everything a step asks for is right; faults are shown and the first of them takes the focus. */
export async function checkStep({ methods }: DraftForm, step: number): Promise<boolean> {
  const fields = [...(STEPS[step]?.fields ?? [])]
  if (await methods.trigger(fields)) return true
  const first = fields.find((field) => methods.getFieldState(field).error)
  document.getElementsByName(String(first))[0]?.focus()
  return false
}

/** Goes to a step; on the way forward it stops at the first one that is not right any more. */
export async function jump(form: DraftForm, target: number): Promise<void> {
  for (let at = form.step; at < target; at++) {
    if (!(await checkStep(form, at))) return form.go(at)
  }
  form.go(target)
}
