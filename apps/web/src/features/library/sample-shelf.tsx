import { useTranslation } from 'react-i18next'
import { trpc } from '../../lib/trpc.ts'
import styles from './shelf.module.css'
import { StoryCard } from './story-card.tsx'

/** The studio's sample books, to leaf through while one's own shelf is empty; nothing when there are none. */
export function SampleShelf() {
  const { t } = useTranslation('library')
  const { data = [] } = trpc.stories.samples.useQuery()
  if (data.length === 0) return null
  return (
    <section className={styles.samples} aria-labelledby="samples-title">
      <h2 id="samples-title">{t('samples.title')}</h2>
      <ul className={styles.shelf}>
        {data.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
    </section>
  )
}
