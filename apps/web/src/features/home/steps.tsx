import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChildFace } from '../../drawings/child-face.tsx'
import { currentLanguage } from '../../lib/i18n.ts'
import { PencilSketch } from '../book/pencil-sketch.tsx'
import { HERO_CHILD } from './hero-child.ts'
import { LampAndBook } from './lamp-and-book.tsx'
import { SAMPLE_BOOKS } from './sample-books.ts'
import styles from './steps.module.css'

/** From a name to a book in three steps along a trodden path. */
export function Steps() {
  const { t } = useTranslation('home')
  return (
    <section id="how" className={styles.how} aria-labelledby="how-title">
      <h2 id="how-title">{t('how.title')}</h2>
      <ol className={styles.steps}>
        <Step name="tell">
          <ChildFace looks={HERO_CHILD} />
        </Step>
        <Step name="watch">
          <HalfPainted />
        </Step>
        <Step name="read">
          <LampAndBook />
        </Step>
      </ol>
    </section>
  )
}

function Step({ name, children }: { name: 'tell' | 'watch' | 'read'; children: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <li>
      <div aria-hidden className={styles.round}>
        {children}
      </div>
      <h3>{t(`how.${name}.title`)}</h3>
      <p>{t(`how.${name}.text`)}</p>
    </li>
  )
}

/** A page on its way: the pencil lines, and the first washes of colour over them. */
function HalfPainted() {
  const picture = SAMPLE_BOOKS[currentLanguage()].pages[0]?.imageUrl
  return (
    <div className={styles.sheet}>
      <PencilSketch seed={0} drawing={false} />
      <img src={picture} alt="" width={640} height={640} loading="lazy" className={styles.wash} />
    </div>
  )
}
