import { useSearchParams } from 'react-router'
import { changeShelfView, readShelfView, type ShelfView, writeShelfView } from './shelf-view.ts'

export type ChangeView = (change: Partial<ShelfView>) => void

/** The view that the address tells of, and the way to change it. */
export function useShelfView(): [ShelfView, ChangeView] {
  const [search, setSearch] = useSearchParams()
  const view = readShelfView(search)
  return [view, (change) => setSearch(writeShelfView(changeShelfView(view, change)))]
}
