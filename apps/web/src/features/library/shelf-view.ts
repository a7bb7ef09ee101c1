import {
  STORY_STATUSES,
  type StoryListInput,
  type StoryStatus,
  THEMES,
  type Theme,
} from '@taleglow/contracts'
import type { StoryFilters } from '../../lib/story-store.ts'

export const SORTS = ['createdAt-desc', 'createdAt-asc', 'updatedAt-desc', 'title-asc'] as const
export type Sort = (typeof SORTS)[number]

/** What part of the library is looked at, and in which order; it stands in the address. */
export type ShelfView = { page: number; status: StoryStatus | null; theme: Theme | null; sort: Sort }

const WHOLE_SHELF: ShelfView = { page: 1, status: null, theme: null, sort: 'createdAt-desc' }

/** Reads the view from an address; what makes no sense there is as if it was not. */
export function readShelfView(search: URLSearchParams): ShelfView {
  const page = Number(search.get('page'))
  return {
    page: Number.isInteger(page) && page >= 1 && page < 1e6 ? page : 1,
    status: oneOf(STORY_STATUSES, search.get('status')),
    theme: oneOf(THEMES, search.get('theme')),
    sort: oneOf(SORTS, search.get('sort')) ?? WHOLE_SHELF.sort,
  }
}

/** The address of a view, without what goes without saying. */
export function writeShelfView(view: ShelfView): URLSearchParams {
  const search = new URLSearchParams()
  for (const key of ['status', 'theme', 'sort', 'page'] as const) {
    const value = view[key]
    if (value !== null && value !== WHOLE_SHELF[key]) search.set(key, String(value))
  }
  return search
}

/** Another filter or order begins at the first page; another page changes nothing else. */
export function changeShelfView(view: ShelfView, change: Partial<ShelfView>): ShelfView {
  return { ...view, page: 1, ...change }
}

/** The view as it is remembered, without the page. */
export function toFilters(view: ShelfView): StoryFilters {
  const { page: _page, ...filters } = listInputOf(view)
  return filters
}

/** The address of a remembered view; what makes no sense any more is left out. */
export function recallShelfView({ status, theme, sortBy, sortOrder }: StoryFilters): URLSearchParams {
  const search = new URLSearchParams({ sort: `${sortBy}-${sortOrder}` })
  if (status) search.set('status', status)
  if (theme) search.set('theme', theme)
  return writeShelfView(readShelfView(search))
}

/** Whether the view leaves anything out. */
export function isFiltered(view: ShelfView): boolean {
  return view.status !== null || view.theme !== null
}

/** The view as the list call wants it. */
export function listInputOf({ page, status, theme, sort }: ShelfView): Partial<StoryListInput> {
  const [sortBy, sortOrder] = sort.split('-') as [StoryListInput['sortBy'], StoryListInput['sortOrder']]
  return { page, sortBy, sortOrder, ...(status && { status }), ...(theme && { theme }) }
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((one) => one === value) ?? null
}
