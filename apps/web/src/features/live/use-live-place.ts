import { isFinished } from '@taleglow/contracts'
import { useCallback, useEffect, useState } from 'react'
import { followPage, openAt } from './follow-page.ts'
import type { LiveState } from './live-state.ts'

/** Milliseconds a page lies open once everything on it has come, before the book goes on by itself. */
const TITLE_MS = 1600
const PAGE_MS = 4500

export type LivePlace = {
  /** 0 is the title page, 1 the first page. */
  place: number
  /** Whether the book goes on by itself. */
  following: boolean
  turnTo: (place: number) => void
  follow: () => void
}

/**
 * Where the book lies open: it tells the story in its order by itself until somebody turns a page, and never turns
 * away while a page is coming to life or being heard.
 */
export function useLivePlace(live: LiveState, listening: boolean): LivePlace {
  const [place, setPlace] = useState(() => openAt(live.pages))
  const [following, setFollowing] = useState(true)
  const coming = live.fresh.has(`text:${place}`) || live.fresh.has(`image:${place}`)
  const next = followPage(live.pages, place)
  const ended = isFinished(live.status) && live.status !== 'completed'
  const going = following && !coming && !listening && !ended && next !== place
  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => setPlace(next), place === 0 ? TITLE_MS : PAGE_MS)
    return () => clearTimeout(timer)
  }, [going, next, place])
  const turnTo = useCallback((to: number) => {
    setPlace(to)
    setFollowing(false)
  }, [])
  return { place, following, turnTo, follow: () => setFollowing(true) }
}
