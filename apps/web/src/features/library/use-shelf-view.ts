import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { saveFilters, useStoryStore } from '../../lib/story-store.ts'
import {
  changeShelfView,
  readShelfView,
  recallShelfView,
  type ShelfView,
  toFilters,
  writeShelfView,
} from './shelf-view.ts'

/** `replace` leaves no way back to the view before. */
export type ChangeView = (change: Partial<ShelfView>, options?: { replace: boolean }) => void

/** The view that the address tells of, and the way to change it. */
export function useShelfView(): [ShelfView, ChangeView] {
  const [search, setSearch] = useRecalledSearch()
  const view = readShelfView(search)
  useEffect(() => saveFilters(toFilters(readShelfView(search))), [search])
  return [view, (change, options) => setSearch(writeShelfView(changeShelfView(view, change)), options)]
}

/**
 * The search part of the address. A shelf that is opened without one is looked at as it was last time; later, when the
 * way back leads to the bare address, that is the whole shelf.
 */
function useRecalledSearch(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams()
  const [recalled, setRecalled] = useState(() => recallShelfView(useStoryStore.getState().filters))
  const missing = search.size === 0 && recalled.size > 0
  useEffect(() => {
    if (missing) setSearch(recalled, { replace: true, preventScrollReset: true })
    else setRecalled((before) => (before.size > 0 ? new URLSearchParams() : before))
  }, [missing, recalled, setSearch])
  return [missing ? recalled : search, setSearch]
}
