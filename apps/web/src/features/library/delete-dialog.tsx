import { isFinished, type StorySummary } from '@taleglow/contracts'
import { Button, Modal } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'

type DeleteDialogProps = {
  /** The story that is asked about; null while nothing is asked. */
  story: StorySummary | null
  onClose: () => void
  onConfirm: (story: StorySummary) => void
}

/** Asks before a book is taken off the shelf for good. */
export function DeleteDialog({ story, onClose, onConfirm }: DeleteDialogProps) {
  const { t } = useTranslation('library')
  const confirm = () => {
    if (story) onConfirm(story)
    onClose()
  }
  const making = story !== null && !isFinished(story.status)
  return (
    <Modal
      size="sm"
      open={story !== null}
      onClose={onClose}
      title={t('delete.title', { title: story?.title ?? '' })}
      description={t(making ? 'delete.making' : 'delete.description')}
      closeLabel={t('delete.close')}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('delete.keep')}
          </Button>
          <Button look="danger" onClick={confirm}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    />
  )
}
