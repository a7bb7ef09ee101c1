import { notify } from '@taleglow/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/auth-store.ts'
import { forbiddenReason, isFinal, readFault } from '../../lib/read-fault.ts'
import { reloadUser } from '../../lib/session.ts'
import { dropOrder, keyOfOrder } from '../../lib/story-store.ts'
import { trpc } from '../../lib/trpc.ts'

type Order = Parameters<ReturnType<typeof trpc.stories.create.useMutation>['mutate']>[0]

/**
 * Sends the order. One order has one idempotency key however often it is sent, so that a double press or an answer
 * that was lost, even with a reload after it, makes one story; a changed order has a new one.
 */
export function useCreateStory(onCreated: (storyId: string) => void) {
  const { client } = trpc.useUtils()
  const userId = useUser()?.id ?? ''
  const explain = useExplain()
  return useMutation({
    mutationFn: (order: Order) =>
      client.stories.create.mutate(order, {
        context: { idempotencyKey: keyOfOrder(userId, JSON.stringify(order)) },
      }),
    onSuccess: ({ storyId }) => onCreated(storyId),
    onError: explain,
  })
}

/** Turns a refusal into words and a way on. */
function useExplain() {
  const { t } = useTranslation(['wizard', 'layout'])
  return (error: unknown) => {
    const fault = readFault(error)
    if (fault.offline) {
      return void notify({ type: 'error', title: t('layout:offline'), message: t('create.offlineText') })
    }
    if (isFinal(fault)) dropOrder()
    // The guard asks for the consent as soon as it knows that one is missing.
    if (forbiddenReason(fault) === 'consent') return void reloadUser()
    if (fault.status === null || fault.status >= 500) {
      notify({ type: 'error', title: t('create.unavailable'), message: t('create.tryLater') })
    } else if (fault.code === 'INSUFFICIENT_CREDITS') {
      const message = t('create.insufficientText', readCredits(fault.details))
      notify({ type: 'warning', title: t('create.insufficient'), message, duration: 0 })
    } else {
      notify({ type: 'error', title: t('create.failed'), message: fault.message || t('create.tryLater') })
    }
  }
}

function readCredits(details: unknown): { credits: number; needed: number } {
  const { credits = 0, needed = 0 } = (details ?? {}) as { credits?: number; needed?: number }
  return { credits, needed }
}
