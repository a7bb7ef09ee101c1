import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { currentLanguage } from '../../lib/i18n.ts'
import { type DraftValues, saveDraft, useStoryStore } from '../../lib/story-store.ts'
import { emptyDraft } from './empty-draft.ts'
import { STEPS } from './steps.ts'
import { usePlan } from './use-plan.ts'
import { validateDraft } from './validate-draft.ts'

/** The draft as a form: taken up where it was left, kept at every change. */
export function useDraftForm() {
  const plan = usePlan()
  const [start] = useState(() => useStoryStore.getState().draft ?? emptyDraft(currentLanguage()))
  const methods = useForm<DraftValues>({
    defaultValues: withinPlan(start.values, plan.maxPages),
    resolver: validateDraft(plan),
    mode: 'onTouched',
  })
  const [step, setStep] = useState(start.step)
  const changed = useRef(false)
  const keep = useCallback((at: number) => saveDraft({ step: at, values: methods.getValues() }), [methods])
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
    setStep(next)
    keep(next)
  }
  const hasChanges = useCallback(() => changed.current, [])
  return { methods, step, go, hasChanges, plan }
}

export type DraftForm = ReturnType<typeof useDraftForm>

/** Whether everything a step asks for is right; faults are shown and the first of them takes the focus. */
export async function checkStep({ methods }: DraftForm, step: number): Promise<boolean> {
  const fields = [...(STEPS[step]?.fields ?? [])]
  if (await methods.trigger(fields)) return true
  const first = fields.find((field) => methods.getFieldState(field).error)
  document.getElementsByName(String(first))[0]?.focus()
  return false
}

function withinPlan(values: DraftValues, maxPages: number): DraftValues {
  return { ...values, pageCount: Math.min(values.pageCount, maxPages) }
}
