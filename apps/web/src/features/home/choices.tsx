import { LIMITS, SETTINGS, STYLES, THEMES, VOICES } from '@taleglow/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingPicture } from '../../drawings/setting-picture.tsx'
import { StylePicture } from '../../drawings/style-picture.tsx'
import { ThemePicture } from '../../drawings/theme-picture.tsx'
import { VoicePicture } from '../../drawings/voice-picture.tsx'
import { currentLanguage } from '../../lib/i18n.ts'
import styles from './choices.module.css'

const CHOICES: readonly { name: string; count: number; pictures: readonly ReactNode[] }[] = [
  {
    name: 'themes',
    count: THEMES.length,
    pictures: [<ThemePicture key="space" theme="space" />, <ThemePicture key="nature" theme="nature" />],
  },
  {
    name: 'settings',
    count: SETTINGS.length,
    pictures: [
      <SettingPicture key="ocean" setting="ocean" />,
      <SettingPicture key="castle" setting="castle" />,
    ],
  },
  {
    name: 'styles',
    count: STYLES.length,
    pictures: [
      <StylePicture key="sketch" style="sketch" />,
      <StylePicture key="watercolor" style="watercolor" />,
    ],
  },
  {
    name: 'voices',
    count: VOICES.length,
    pictures: [
      <VoicePicture key="leda" voice="leda" />,
      <VoicePicture key="storyteller" voice="storyteller" />,
    ],
  },
]

/** The figures, as the sum they make: every one is counted from the list that the wizard shows. */
export function Choices() {
  const { t } = useTranslation('home')
  const product = CHOICES.reduce((so, { count }) => so * count, 1)
  const total = new Intl.NumberFormat(currentLanguage()).format(product)
  return (
    <section className={styles.choices} aria-labelledby="choices">
      <h2 id="choices">{t('choices.title', { total })}</h2>
      <ul className={styles.sum}>
        {CHOICES.map(({ name, count, pictures }) => (
          <li key={name}>
            <div aria-hidden className={styles.cards}>
              {pictures}
            </div>
            <p className={styles.figure}>
              <strong>{count}</strong> {t(`choices.${name}`)}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.besides}>{t('choices.besides', LIMITS.characterAge)}</p>
    </section>
  )
}
