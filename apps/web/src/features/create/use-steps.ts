import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Draft, readDraft, saveDraft } from '../../lib/story-store.ts'
import { readEntry } from './read-entry.ts'

/**
 * Where one is in the wizard, and how far one has been. The step stands in the browser's history, so that its way back
 * leads to the step before; an entry that a discarded or ordered draft has left behind opens what can be opened.
 */
export function useSteps(userId: string, start: Draft) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [reached, setReached] = useState(Math.max(start.step, start.reached ?? 0))
  const { step: entered, from } = readEntry(state)
  const step = Math.min(entered ?? readDraft(userId)?.step ?? start.step, reached)
  useEffect(() => {
    if (entered !== null) return
    void navigate('/create', { replace: true, preventScrollReset: true, state: { step } })
  }, [navigate, entered, step])
  useEffect(() => {
    const kept = readDraft(userId)
    if (kept && kept.step !== step) saveDraft({ ...kept, step })
  }, [userId, step])
  const open = useCallback(
    (next: number) => {
      if (next === step) return
      setReached((furthest) => Math.max(furthest, next))
      // The way back that the page offers is the browser's where both lead to the same step.
      if (next < step && next === from) void navigate(-1)
      else void navigate('/create', { state: { step: next, from: step } })
    },
    [navigate, step, from],
  )
  return { step, reached, open }
}
