import { isFinished } from '@taleglow/contracts'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { reloadUser } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { listInputOf, type ShelfView } from './shelf-view.ts'
import type { StoryList } from './without-story.ts'

/** Milliseconds between two looks at a shelf on which a book is being made. */
const LOOK_AGAIN_MS = 4000

/** The stories of a view; they are looked at again and again while one of them is unfinished. */
export function useShelf(view: ShelfView) {
  const shelf = trpc.stories.list.useQuery(listInputOf(view), {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (countUnfinished(state.data) > 0 ? LOOK_AGAIN_MS : false),
  })
  useCreditsAfterEnd(countUnfinished(shelf.data))
  return shelf
}

function countUnfinished(list: StoryList | undefined): number {
  return list?.items.filter((story) => !isFinished(story.status)).length ?? 0
}

/** A story that ends settles its hold: the credits in the header are out of date. */
function useCreditsAfterEnd(unfinished: number): void {
  const before = useRef(unfinished)
  useEffect(() => {
    if (unfinished < before.current) void reloadUser()
    before.current = unfinished
  }, [unfinished])
}
