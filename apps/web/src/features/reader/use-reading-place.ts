import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { type Place, readPlace, writePlace } from './reading-place.ts'

/** The place in the book, kept in the address so that a reload opens the same page. */
export function useReadingPlace(pages: number) {
  const [search, setSearch] = useSearchParams()
  const place = readPlace(search.get('page'), pages)
  const goTo = useCallback(
    (to: Place) =>
      setSearch(
        (now) => {
          const value = writePlace(to, pages)
          if (value === null) now.delete('page')
          else now.set('page', value)
          return now
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch, pages],
  )
  return { place, goTo }
}
