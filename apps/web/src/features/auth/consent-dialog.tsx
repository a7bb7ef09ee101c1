import { Modal } from '@taleglow/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/auth-store.ts'
import { ConsentForm } from './consent-form.tsx'

/** Asks over the page for a consent that has become due; put aside, it comes back with the next refusal. */
export default function ConsentDialog() {
  const { t } = useTranslation(['auth', 'layout'])
  const user = useUser()
  const [asideFor, setAsideFor] = useState<typeof user>(null)
  return (
    <Modal
      open={user !== asideFor}
      onClose={() => setAsideFor(user)}
      size="lg"
      title={t('consent.title')}
      closeLabel={t('layout:close')}
    >
      <ConsentForm />
    </Modal>
  )
}
