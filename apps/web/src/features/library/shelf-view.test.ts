import { describe, expect, it } from 'vitest'
import {
  changeShelfView,
  isFiltered,
  listInputOf,
  readShelfView,
  recallShelfView,
  type ShelfView,
  toFilters,
  writeShelfView,
} from './shelf-view.ts'

const whole = readShelfView(new URLSearchParams())
const view: ShelfView = { page: 3, status: 'completed', theme: 'magic', sort: 'title-asc' }

describe('the view in the address', () => {
  it('comes back as it was written', () => {
    expect(readShelfView(writeShelfView(view))).toEqual(view)
  })

  it('says nothing of the whole shelf', () => {
    expect(writeShelfView(whole).toString()).toBe('')
  })

  it.each(['page=-1', 'page=0', 'page=x', 'page=1.5', 'page=1e9', 'status=done', 'theme=war', 'sort=price'])(
    'passes over %s',
    (search) => {
      expect(readShelfView(new URLSearchParams(search))).toEqual(whole)
    },
  )
})

describe('the remembered view', () => {
  it('comes back as it was, at the first page', () => {
    expect(readShelfView(recallShelfView(toFilters(view)))).toEqual({ ...view, page: 1 })
  })

  it('needs no address when it is the whole shelf, as at the first visit', () => {
    expect(recallShelfView(toFilters(whole)).size).toBe(0)
    expect(recallShelfView({ sortOrder: 'desc' }).size).toBe(0)
  })

  it('passes over what makes no sense any more', () => {
    expect(recallShelfView({ theme: 'war' as never, status: 'completed' }).toString()).toBe(
      'status=completed',
    )
  })
})

describe('changing the view', () => {
  it('begins at the first page with another filter or order', () => {
    expect(changeShelfView(view, { theme: null })).toEqual({ ...view, theme: null, page: 1 })
    expect(changeShelfView(view, { sort: 'createdAt-asc' }).page).toBe(1)
  })

  it('keeps the filter on another page', () => {
    expect(changeShelfView(view, { page: 4 })).toEqual({ ...view, page: 4 })
  })

  it('knows whether anything is left out', () => {
    expect(isFiltered(whole)).toBe(false)
    expect(isFiltered({ ...whole, page: 2, sort: 'title-asc' })).toBe(false)
    expect(isFiltered({ ...whole, status: 'failed' })).toBe(true)
  })
})

it('asks the server for nothing that was not chosen', () => {
  expect(listInputOf(whole)).toEqual({ page: 1, sortBy: 'createdAt', sortOrder: 'desc' })
  expect(listInputOf(view)).toEqual({
    page: 3,
    sortBy: 'title',
    sortOrder: 'asc',
    status: 'completed',
    theme: 'magic',
  })
})
