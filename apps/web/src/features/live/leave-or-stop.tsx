import { Button, Modal } from '@taleglow/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { notifyFault } from '../../lib/notify-fault.ts'
import { trpc } from '../../lib/trpc.ts'
import styles from './leave-or-stop.module.css'

type LeaveOrStopProps = { storyId: string; onStopped: () => void }

/** Two ways to go: leave the book to itself, or stop it for good. */
export function LeaveOrStop({ storyId, onStopped }: LeaveOrStopProps) {
  const { t } = useTranslation('live')
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.row}>
      <p>
        {t('leave.note')} <Link to="/my-stories">{t('leave.link')}</Link>
      </p>
      <Button look="text" size="sm" onClick={() => setAsking(true)}>
        {t('cancel.action')}
      </Button>
      <StopDialog storyId={storyId} open={asking} onClose={() => setAsking(false)} onStopped={onStopped} />
    </div>
  )
}

type StopDialogProps = LeaveOrStopProps & { open: boolean; onClose: () => void }

function StopDialog({ storyId, open, onClose, onStopped }: StopDialogProps) {
  const { t } = useTranslation(['live', 'layout'])
  const cancel = trpc.stories.cancel.useMutation({
    // A story that ended in the meantime is refused: what is shown is fetched again either way.
    onSettled: () => {
      onClose()
      onStopped()
    },
    onError: (error) => {
      notifyFault(error, {
        failed: { title: t('cancel.failed'), hint: t('cancel.failedHint') },
        offline: { title: t('layout:offline'), hint: t('cancel.offline') },
      })
    },
  })
  return (
    <Modal
      size="sm"
      open={open}
      onClose={onClose}
      title={t('cancel.title')}
      description={t('cancel.description')}
      closeLabel={t('cancel.close')}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button look="danger" busy={cancel.isPending} onClick={() => cancel.mutate({ id: storyId })}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    />
  )
}
