import { joinClasses } from '@taleglow/ui'
import { type ReactNode, useEffect, useState } from 'react'
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
  const [loaded, setLoaded] = useState(false)
  const still = wantsStillness()
  useEffect(() => {
    if (painting && still && loaded) onPainted?.()
  }, [painting, still, loaded, onPainted])
  return (
    <img
      src={src}
      alt={alt}
      decoding={painting ? 'async' : 'sync'}
      draggable={false}
      className={joinClasses(styles.image, loaded && styles.loaded, painting && !still && styles.painting)}
      onLoad={() => setLoaded(true)}
      onError={onFailed}
      onAnimationEnd={() => painting && onPainted?.()}
    />
  )
}
