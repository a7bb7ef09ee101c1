import { isFinished } from '@taleglow/contracts'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../lib/trpc.ts'
import { listInputOf, type ShelfView } from './shelf-view.ts'

/** Milliseconds between two looks at a shelf on which a book is being made. */
const LOOK_AGAIN_MS = 4000

/** The stories of a view; they are looked at again and again while one of them is unfinished. */
export function useShelf(view: ShelfView) {
  return trpc.stories.list.useQuery(listInputOf(view), {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const making = state.data?.items.some((story) => !isFinished(story.status))
      return making ? LOOK_AGAIN_MS : false
    },
  })
}
