import { PRODUCT_NAME } from '@taleglow/contracts'
import { Link } from 'react-router'
import { currentLanguage } from '../../lib/i18n.ts'
import styles from './header.module.css'

/** The product's mark, a light over an open book, and its name. */
export function Brand() {
  const language = currentLanguage()
  return (
    <Link to="/" className={styles.brand}>
      <svg aria-hidden viewBox="0 0 64 64" className={styles.mark}>
        <circle cx="32" cy="22" r="18" className={styles.markGlow} />
        <circle cx="32" cy="22" r="9" className={styles.markLight} />
        <path
          className={styles.markBook}
          d="M32 36c-5-5-14-7-23-6v21c9-1 18 0 23 5 5-5 14-6 23-5V30c-9-1-18 1-23 6Z"
        />
        <path d="M32 36v20" className={styles.markLine} />
      </svg>
      <span>{PRODUCT_NAME[language]}</span>
    </Link>
  )
}
