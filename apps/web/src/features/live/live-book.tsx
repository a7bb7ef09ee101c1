import { isFinished, type Story, type StoryPage } from '@taleglow/contracts'
import { joinClasses } from '@taleglow/ui'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Book, type Side } from '../book/book.tsx'
import { PagePicture } from '../book/page-picture.tsx'
import { PageText } from '../book/page-text.tsx'
import { Endpaper, TitlePage } from '../book/title-page.tsx'
import type { Narration } from '../book/use-narration.ts'
import { useWide } from '../book/use-wide.ts'
import { WordsColumn } from '../book/words-column.tsx'
import { isWritten } from '../book/written-page.ts'
import { ListenButton } from './listen-button.tsx'
import styles from './live-book.module.css'
import type { LiveStory } from './use-live-story.ts'

type LiveBookProps = { story: Story; live: LiveStory; place: number; narration: Narration }

/** The open book that fills itself. */
export function LiveBook({ story, live, place, narration }: LiveBookProps) {
  const { t } = useTranslation('live')
  const wide = useWide()
  const render = (at: number, side: Side, landed: boolean) => {
    if (at === 0) return side === 'left' ? <Endpaper /> : <LiveTitle story={story} live={live} />
    const page = live.pages[at - 1] as StoryPage
    const shared = { story, live, page, landed }
    return (
      <div className={styles[side]}>
        {side !== 'right' && <LivePicture {...shared} />}
        {side !== 'left' && <LiveWords {...shared} narration={at === place ? narration : null} />}
      </div>
    )
  }
  return <Book label={t('book')} place={place} wide={wide} render={render} className={styles.book} />
}

function LiveTitle({ story, live }: { story: Story; live: LiveStory }) {
  const { t } = useTranslation('live')
  const own = live.titled || isFinished(live.status)
  return (
    <TitlePage
      lettering={live.titleFresh}
      title={own ? live.title : <span className={styles.untitled}>{t('untitled')}</span>}
    >
      <p className={styles.for}>{t('for', { name: story.characterName, count: story.pageCount })}</p>
      <p aria-hidden={own} className={joinClasses(styles.hint, own && styles.said)}>
        {t('untitledHint')}
      </p>
    </TitlePage>
  )
}

type LivePageProps = { story: Story; live: LiveStory; page: StoryPage; landed: boolean }

function LivePicture({ live, page, landed }: LivePageProps) {
  const { t } = useTranslation('live')
  const { onShown } = live
  const fresh = live.fresh.has(`image:${page.number}`)
  const painted = useCallback(() => onShown(`image:${page.number}`), [onShown, page.number])
  const over = isFinished(live.status)
  const coming = page.imageAlt ? t('page.imageOf', { scene: page.imageAlt }) : t('page.imageComing')
  return (
    <PagePicture
      src={fresh && !landed ? null : page.imageUrl}
      alt={page.imageAlt ?? ''}
      seed={page.number}
      painting={fresh && landed}
      onPainted={painted}
      coming={!over}
      absent={over ? <Missing /> : <span className={styles.waiting}>{coming}</span>}
      onFailed={live.onMediaFailed}
    />
  )
}

function Missing() {
  const { t } = useTranslation('live')
  return (
    <>
      <span>{t('page.imageMissing')}</span>
      <span className={styles.hint}>{t('page.imageMissingHint')}</span>
    </>
  )
}

function LiveWords({
  story,
  live,
  page,
  landed,
  narration,
}: LivePageProps & { narration: Narration | null }) {
  const { onShown } = live
  const fresh = live.fresh.has(`text:${page.number}`)
  const written = useCallback(() => onShown(`text:${page.number}`), [onShown, page.number])
  return (
    <div className={styles.words}>
      <WordsColumn lit={narration?.lit ?? -1}>
        {!isWritten(page) || (fresh && !landed) ? (
          <NoWords live={live} hidden={page.text !== null} />
        ) : (
          <PageText
            page={page}
            lang={story.language === 'en' ? 'en' : 'zh-CN'}
            lit={narration?.lit ?? -1}
            writing={fresh}
            onWritten={written}
            {...(narration && page.audioUrl && { onWord: narration.playFrom })}
          />
        )}
      </WordsColumn>
      <div className={styles.foot}>
        <span aria-hidden className={styles.folio}>
          {page.number}
        </span>
        <ListenButton live={live} page={page} narration={narration} />
      </div>
    </div>
  )
}

function NoWords({ live, hidden }: { live: LiveStory; hidden: boolean }) {
  const { t } = useTranslation('live')
  if (hidden) return null
  if (isFinished(live.status)) return <p className={styles.hint}>{t('page.textMissing')}</p>
  const writing = live.pages.some((page) => page.text !== null)
  return (
    <div className={styles.blank}>
      <svg viewBox="0 0 300 110" aria-hidden className={styles.lines}>
        <path pathLength={1} d="M4 14c40-5 80 4 130 0s100-3 160 1" />
        <path pathLength={1} d="M4 52c60 4 90-4 150 0s90 2 138-1" />
        <path pathLength={1} d="M4 90c40-3 70 3 110 0s50-1 70 0" />
      </svg>
      <p className={styles.hint}>{t(writing ? 'page.textComing' : 'page.textNext')}</p>
    </div>
  )
}
