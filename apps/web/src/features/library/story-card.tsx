import { isFinished, type StorySummary } from '@taleglow/contracts'
import { Chip, type ChipTone, IconButton, Progress } from '@taleglow/ui'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DrawnCover } from '../book/drawn-cover.tsx'
import styles from './story-card.module.css'

/** Without `onDelete` the book is nobody's to delete, as the studio's samples are. */
type StoryCardProps = { story: StorySummary; onDelete?: () => void }

/** A book on the shelf: it opens when it is touched, or shows how far it has come. */
export function StoryCard({ story, onDelete }: StoryCardProps) {
  const { t } = useTranslation('library')
  return (
    <article className={styles.card}>
      <Cover story={story} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <StoryLink story={story} />
        </h2>
        <div className={styles.row}>
          <Facts story={story} />
          {onDelete && (
            <IconButton
              label={t('card.delete', { title: story.title })}
              className={styles.delete}
              onClick={onDelete}
            >
              <Trash2 aria-hidden size="1.15rem" />
            </IconButton>
          )}
        </div>
        <StatusNote story={story} />
      </div>
    </article>
  )
}

/** The link that covers the whole card; a finished book opens, any other shows its making. */
function StoryLink({ story }: { story: StorySummary }) {
  const { t } = useTranslation('library')
  const { id, title, status, progress } = story
  const action = status === 'completed' ? 'read' : isFinished(status) ? 'see' : 'watch'
  return (
    <Link
      to={status === 'completed' ? `/stories/${id}` : `/stories/${id}/live`}
      aria-label={t(`card.${action}`, { title, percent: progress })}
      className={styles.link}
    >
      {title}
    </Link>
  )
}

function Cover({ story }: { story: StorySummary }) {
  const { coverUrl, status, theme } = story
  const dim = status === 'failed' || status === 'cancelled'
  return (
    <div className={styles.book} data-dim={dim || undefined}>
      {coverUrl ? (
        <img src={coverUrl} alt="" loading="lazy" decoding="async" className={styles.cover} />
      ) : (
        <DrawnCover theme={theme} className={styles.cover} />
      )}
    </div>
  )
}

function Facts({ story }: { story: StorySummary }) {
  const { t, i18n } = useTranslation('library')
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return (
    <p className={styles.facts}>
      {t('card.for', { name: story.characterName })} · {t('card.pages', { count: story.pageCount })}
      <time dateTime={story.createdAt}>{date.format(new Date(story.createdAt))}</time>
    </p>
  )
}

/** Nothing for a finished book: it speaks for itself. */
function StatusNote({ story }: { story: StorySummary }) {
  const { t } = useTranslation('library')
  const { status, progress, title } = story
  if (status === 'completed') return null
  const tone: ChipTone = status === 'failed' ? 'danger' : status === 'cancelled' ? 'plain' : 'lamp'
  const chip = <Chip tone={tone}>{t(`status.${status}`)}</Chip>
  if (isFinished(status)) {
    return (
      <p className={styles.status}>
        {chip}
        {status === 'failed' && <span className={styles.small}>{t('card.refunded')}</span>}
      </p>
    )
  }
  return (
    <>
      <p className={styles.status}>
        {chip}
        <span className={styles.small}>{t('card.percent', { percent: progress })}</span>
      </p>
      <Progress label={t('card.progress', { title })} value={progress} className={styles.progress} />
    </>
  )
}
