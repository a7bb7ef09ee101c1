import { Button, joinClasses } from '@taleglow/ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './page-picture.module.css'
import { PencilSketch } from './pencil-sketch.tsx'
import { wantsStillness } from './stillness.ts'
import { useBackOnline } from './use-back-online.ts'

type PagePictureProps = {
  src: string | null
  alt: string
  /** Chooses the sketch that lies under the picture: the page's number. */
  seed: number
  /** Paints the picture in, wash by wash. */
  painting?: boolean
  onPainted?: () => void
  /** What to say where there is no picture: that it is coming, or that there is none. */
  absent: ReactNode
  /** Whether the picture is on its way: the pencil keeps sketching. */
  coming?: boolean
  /** The picture did not load; it may be tried again. */
  onFailed: () => void
}

/** A page's picture as it is painted on the paper, with the sketch underneath. */
export function PagePicture(props: PagePictureProps) {
  const { src, seed, painting = false, onPainted, onFailed, absent, coming = false } = props
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<string | null>(null)
  const lost = src !== null && failed === src
  const retry = () => {
    setFailed(null)
    setAttempt(attempt + 1)
  }
  useBackOnline(lost, retry)
  const fail = () => {
    setFailed(src)
    // Nothing is coming to life here any more: who waits for that may go on.
    if (painting) onPainted?.()
    onFailed()
  }
  return (
    <figure className={styles.picture}>
      <div className={styles.under}>
        <div className={styles.paper}>
          <PencilSketch seed={seed} drawing={coming && src === null} />
        </div>
        {lost ? <Broken onRetry={retry} /> : <Note shown={src === null} kept={painting} note={absent} />}
      </div>
      {src !== null && !lost && <Painting key={`${src}${attempt}`} {...props} src={src} onFailed={fail} />}
    </figure>
  )
}

/** Says what is coming. It keeps its room while the picture is painted over it, so that the sketch stays where it is. */
function Note({ shown, kept, note }: { shown: boolean; kept: boolean; note: ReactNode }) {
  if (!shown && !kept) return null
  return <figcaption className={joinClasses(styles.note, !shown && styles.kept)}>{note}</figcaption>
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('book')
  return (
    <figcaption className={styles.note}>
      <span>{t('picture.failed')}</span>
      <Button look="quiet" size="sm" onClick={onRetry}>
        {t('picture.retry')}
      </Button>
    </figcaption>
  )
}

type PaintingProps = PagePictureProps & { src: string }

function Painting({ src, alt, painting = false, onPainted, onFailed }: PaintingProps) {
  const [arrival, setArrival] = useState<'waiting' | 'late' | 'atOnce'>('waiting')
  const image = useRef<HTMLImageElement>(null)
  const still = wantsStillness()
  useLayoutEffect(() => {
    // A picture that was here before, on the other side of a turning leaf, is there with the first frame.
    if (image.current?.complete && image.current.naturalWidth > 0) setArrival('atOnce')
  }, [])
  useEffect(() => {
    if (painting && still && arrival !== 'waiting') onPainted?.()
  }, [painting, still, arrival, onPainted])
  const brush = painting && !still && arrival !== 'waiting'
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      decoding={painting ? 'async' : 'sync'}
      draggable={false}
      className={joinClasses(styles.image, styles[arrival], brush && styles.painting)}
      onLoad={() => setArrival((now) => (now === 'waiting' ? 'late' : now))}
      onError={onFailed}
      onAnimationEnd={() => painting && onPainted?.()}
    />
  )
}
