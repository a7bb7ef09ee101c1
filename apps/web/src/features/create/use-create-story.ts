import { notify } from '@taleglow/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { forbiddenReason, readFault } from '../../lib/read-fault.ts'
import { reloadUser } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'

type Order = Parameters<ReturnType<typeof trpc.stories.create.useMutation>['mutate']>[0]

/**
 * Sends the order. One order has one idempotency key however often it is sent, so that a double press or a lost answer
 * makes one story; a changed order has a new one.
 */
export function useCreateStory(onCreated: (storyId: string) => void) {
  const { client } = trpc.useUtils()
  const keyOf = useOrderKey()
  const explain = useExplain()
  return useMutation({
    mutationFn: (order: Order) =>
      client.stories.create.mutate(order, { context: { idempotencyKey: keyOf(order) } }),
    onSuccess: ({ storyId }) => onCreated(storyId),
    onError: explain,
  })
}

function useOrderKey(): (order: Order) => string {
  const last = useRef({ body: '', key: '' })
  return (order) => {
    const body = JSON.stringify(order)
    if (body !== last.current.body) last.current = { body, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** Turns a refusal into words and a way on. */
function useExplain() {
  const { t } = useTranslation('wizard')
  return (error: unknown) => {
    const fault = readFault(error)
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
