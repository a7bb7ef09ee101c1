import type { StoryPage } from '@taleglow/contracts'
import { joinClasses } from '@taleglow/ui'
import { Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wantsStillness } from '../book/stillness.ts'
import { useBackOnline } from '../book/use-back-online.ts'
import styles from './page-strip.module.css'

type PageStripProps = {
  pages: readonly StoryPage[]
  /** 0 is the title page. */
  place: number
  onTurn: (place: number) => void
}

/** Every page of the book in small, as far as it has come. */
export function PageStrip({ pages, place, onTurn }: PageStripProps) {
  const { t } = useTranslation('live')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => scrollToCurrent(list.current, place), [place])
  return (
    <nav aria-label={t('strip.label')} className={styles.strip}>
      <ol ref={list} className={styles.list}>
        <li>
          <button
            type="button"
            className={joinClasses(styles.page, styles.title)}
            aria-current={place === 0 ? 'page' : undefined}
            aria-label={t('strip.title')}
            onClick={() => onTurn(0)}
          >
            <TitleMark />
          </button>
        </li>
        {pages.map((page) => (
          <li key={page.number}>
            <Thumb page={page} current={page.number === place} onTurn={onTurn} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Thumb({
  page,
  current,
  onTurn,
}: {
  page: StoryPage
  current: boolean
  onTurn: (to: number) => void
}) {
  const { t } = useTranslation('live')
  const state = (part: unknown) => (part === null ? 'waiting' : 'ready')
  const name = t('strip.name', {
    number: page.number,
    text: t(`strip.text.${state(page.text)}`),
    image: t(`strip.image.${state(page.imageUrl)}`),
    audio: t(`strip.audio.${state(page.audioUrl)}`),
  })
  return (
    <button
      type="button"
      className={styles.page}
      aria-current={current ? 'page' : undefined}
      aria-label={name}
      onClick={() => onTurn(page.number)}
    >
      {page.text !== null && <Lines />}
      {page.imageUrl !== null && <SmallPicture key={page.imageUrl} src={page.imageUrl} />}
      <span className={styles.number}>{page.number}</span>
      {page.audioUrl !== null && (
        <span className={styles.voice}>
          <Volume2 aria-hidden size="0.8rem" strokeWidth={2.6} />
        </span>
      )}
    </button>
  )
}

/** One that did not load leaves the lines of ink to be seen, until the network is back. */
function SmallPicture({ src }: { src: string }) {
  const [lost, setLost] = useState(false)
  useBackOnline(lost, () => setLost(false))
  return lost ? null : <img src={src} alt="" className={styles.image} onError={() => setLost(true)} />
}

/** Written, not painted yet: a few lines of ink. */
function Lines() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={styles.lines}>
      <path pathLength={1} d="M9 14c4-1.500 8 1 12 0s7-.5 10 0" />
      <path pathLength={1} d="M9 20.500c5 1 8-1 13 0s6 .5 9 0" />
      <path pathLength={1} d="M9 27c3-1 6 .8 9 0s4-.4 6 0" />
    </svg>
  )
}

function TitleMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={styles.mark}>
      <path d="m20 8 3.200 7.800L31 19l-7.800 3.200L20 30l-3.200-7.800L9 19l7.800-3.200Z" />
    </svg>
  )
}

function scrollToCurrent(list: HTMLOListElement | null, place: number): void {
  const item = list?.children[place] as HTMLElement | undefined
  if (!list || !item) return
  const left = item.offsetLeft - (list.clientWidth - item.clientWidth) / 2
  list.scrollTo({ left, behavior: wantsStillness() ? 'auto' : 'smooth' })
}
