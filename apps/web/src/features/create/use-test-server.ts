import { notify } from '@taleglow/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALL_TIMEOUT } from '../../lib/call-api.ts'

/** The wizard's test-backend action: asks the server whether it is there, and says how it went. */
export function useTestServer() {
  const { t } = useTranslation('wizard')
  const [busy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    const started = performance.now()
    const ok = await isAlive()
    const milliseconds = Math.round(performance.now() - started)
    setBusy(false)
    if (ok)
      notify({ type: 'success', title: t('testServer.ok'), message: t('testServer.took', { milliseconds }) })
    else notify({ type: 'error', title: t('create.unavailable'), message: t('create.tryLater') })
  }
  return { busy, test }
}

async function isAlive(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(CALL_TIMEOUT) })).ok
  } catch {
    return false
  }
}
