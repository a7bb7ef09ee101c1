import { Button, Modal } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import type { Blocker } from 'react-router'
import { discardDraft } from '../../lib/story-store.ts'

/** Asks what becomes of the draft when the wizard is left. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation(['wizard', 'layout'])
  const stay = () => blocker.reset?.()
  const discard = () => {
    discardDraft()
    blocker.proceed?.()
  }
  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={stay}
      size="sm"
      title={t('leave.title')}
      description={t('leave.text')}
      closeLabel={t('layout:close')}
      footer={
        <>
          <Button look="text" onClick={discard}>
            {t('leave.discard')}
          </Button>
          <Button look="quiet" onClick={() => blocker.proceed?.()}>
            {t('leave.keep')}
          </Button>
          <Button onClick={stay}>{t('leave.stay')}</Button>
        </>
      }
    />
  )
}
