import { joinClasses } from '@taleglow/ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './page-picture.module.css'
import { PencilSketch } from './pencil-sketch.tsx'
import { wantsStillness } from './stillness.ts'

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
  /** What to say when the picture did not load, and how to try again. */
  broken: (retry: () => void) => ReactNode
}

/** A page's picture as it is painted on the paper, with the sketch underneath. */
export function PagePicture(props: PagePictureProps) {
  const { src, seed, absent, coming = false, broken } = props
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<string | null>(null)
  const lost = src !== null && failed === src
  const retry = () => {
    setFailed(null)
    setAttempt(attempt + 1)
  }
  return (
    <figure className={styles.picture}>
      <PencilSketch seed={seed} drawing={coming && src === null} />
      {src !== null && !lost && (
        <Painting key={`${src}${attempt}`} {...props} src={src} onFailed={() => setFailed(src)} />
      )}
      {(src === null || lost) && (
        <figcaption className={styles.note}>{lost ? broken(retry) : absent}</figcaption>
      )}
    </figure>
  )
}

type PaintingProps = PagePictureProps & { src: string; onFailed: () => void }

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
