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
    // Without a network the order would be held back without a word, and sent when nobody waits for it any more.
    networkMode: 'always',
    mutationFn: async (order: Order) => {
      if (navigator.onLine === false) throw new Offline()
      return await client.stories.create.mutate(order, {
        context: { idempotencyKey: keyOfOrder(userId, JSON.stringify(order)) },
      })
    },
    onSuccess: ({ storyId }) => onCreated(storyId),
    onError: explain,
  })
}

/** The order has not left the device. */
class Offline extends Error {}

/** Turns a refusal into words and a way on. */
function useExplain() {
  const { t } = useTranslation('wizard')
  return (error: unknown) => {
    if (error instanceof Offline) {
      return void notify({ type: 'error', title: t('create.offline'), message: t('create.offlineText') })
    }
    const fault = readFault(error)
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
