import type { Story } from '@taleglow/contracts'
import { Button, ButtonLink } from '@taleglow/ui'
import { RotateCcw, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './last-page.module.css'

/** After the last page: good night, and what to do tomorrow. */
export function LastPage({ story, onAgain }: { story: Story; onAgain: () => void }) {
  const { t } = useTranslation('reader')
  return (
    <div className={styles.page}>
      <MoonAsleep />
      <h2 className={styles.title}>{t('end.title')}</h2>
      <p className={styles.message}>{t('end.message', { name: story.characterName })}</p>
      <div className={styles.actions}>
        <ButtonLink>
          <Link to="/create">
            <Sparkles aria-hidden size="1.15em" />
            {t('end.another')}
          </Link>
        </ButtonLink>
        <Button look="quiet" icon={<RotateCcw aria-hidden size="1.1em" />} onClick={onAgain}>
          {t('end.again')}
        </Button>
      </div>
      <p className={styles.notice}>{t('aiNotice')}</p>
    </div>
  )
}

function MoonAsleep() {
  return (
    <svg viewBox="0 0 160 110" aria-hidden className={styles.moon}>
      <circle cx="80" cy="56" r="50" className={styles.glow} />
      <path d="M108 78a38 38 0 1 1-30-62 31 31 0 0 0 30 62Z" className={styles.body} />
      <path d="M56 58c3 4 9 4 12 0M62 74c4 2 8 1 10-2" className={styles.face} />
      <path d="M112 26h10l-10 12h10M130 12h8l-8 9h8" className={styles.breath} />
      <path
        d="m26 24 2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM132 70l2 4 4 2-4 2-2 4-2-4-4-2 4-2Z"
        className={styles.star}
      />
    </svg>
  )
}
