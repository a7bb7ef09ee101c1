import { ButtonLink } from '@taleglow/ui'
import { BookOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { wantsStillness } from '../book/stillness.ts'
import styles from './ended-note.module.css'
import type { Ending } from './ending.ts'
import type { LiveState } from './live-state.ts'

type EndedNoteProps = { live: LiveState; ending: Ending }

/** How the making ended, and what can be done now. Those who listen hear of it from the announcer. */
export function EndedNote({ live, ending }: EndedNoteProps) {
  const { t } = useTranslation('live')
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the end would come below the fold, with nobody the wiser.
    note.current?.scrollIntoView({ block: 'nearest', behavior: wantsStillness() ? 'instant' : 'smooth' })
  }, [])
  return (
    <section ref={note} className={styles.note}>
      <div className={styles.words}>
        {ending === 'done' && <Stars />}
        <h2 className={styles.title}>{t(`${ending}.title`)}</h2>
        <p className={styles.message}>{t(`${ending}.message`, { title: live.title })}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink size="lg">
          {ending === 'done' ? (
            <Link to={`/stories/${live.storyId}`}>
              <BookOpen aria-hidden size="1.2em" />
              {t('done.read')}
            </Link>
          ) : (
            <Link to="/create">{t(`${ending}.retry`)}</Link>
          )}
        </ButtonLink>
        <ButtonLink look="text">
          <Link to="/my-stories">{t(`${ending}.library`)}</Link>
        </ButtonLink>
      </div>
    </section>
  )
}

/** Three stars that come out one after another. */
function Stars() {
  return (
    <svg viewBox="0 0 120 40" aria-hidden className={styles.stars}>
      <path d="m24 12 3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" />
      <path d="m60 2 4.500 10.500L75 17l-10.500 4.500L60 32l-4.500-10.500L45 17l10.500-4.500Z" />
      <path d="m96 12 3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" />
    </svg>
  )
}
