import type { StorySummary } from '@taleglow/contracts'
import { notify } from '@taleglow/ui'
import { useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useTranslation } from 'react-i18next'
import { notifyFault } from '../../lib/notify-fault.ts'
import { reloadUser } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { type StoryList, titleOf, withoutStory } from './without-story.ts'

/** Deletes a story: it leaves the shelf at once, and comes back if the server would not. */
export function useDeleteStory() {
  const { t } = useTranslation(['library', 'layout'])
  const cache = useQueryClient()
  const lists = { queryKey: getQueryKey(trpc.stories.list) }
  const remove = trpc.stories.delete.useMutation({
    onMutate: async ({ id }) => {
      await cache.cancelQueries(lists)
      const before = cache.getQueriesData<StoryList>(lists)
      cache.setQueriesData<StoryList>(lists, (list) => withoutStory(list, id))
      return { before, title: titleOf(before, id) }
    },
    // Here and not with the call: by then the card, and with the last book the shelf, is no longer on the page.
    onSuccess: (_, { id }, { title }) => {
      notify({ type: 'success', title: t('delete.done', { title }) })
      cache.removeQueries({ queryKey: getQueryKey(trpc.stories.get, { id }, 'query') })
      cache.removeQueries({ queryKey: getQueryKey(trpc.stories.status, { id }, 'query') })
    },
    onError: (error, _, context) => {
      for (const [key, list] of context?.before ?? []) cache.setQueryData(key, list)
      notifyFault(error, {
        failed: { title: t('delete.failed'), hint: t('delete.failedHint') },
        offline: { title: t('layout:offline'), hint: t('delete.offline') },
      })
    },
    onSettled: () => {
      void cache.invalidateQueries(lists)
      void reloadUser()
    },
  })
  return ({ id }: StorySummary) => remove.mutate({ id })
}
