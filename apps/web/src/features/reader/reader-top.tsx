import type { Story } from '@taleglow/contracts'
import { IconButton } from '@taleglow/ui'
import { ALargeSmall, ChevronLeft, Languages, Maximize, Minimize, MoonStar, Sun } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUiStore } from '../../lib/ui-store.ts'
import { nextTextSize, useReaderSettings } from './reader-settings.ts'
import styles from './reader-top.module.css'
import { useFullscreen } from './use-fullscreen.ts'

/** The way back to the shelf, the title, and how one likes to read. */
export function ReaderTop({ story, stage }: { story: Story; stage: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('reader')
  return (
    <header className={styles.top}>
      <Link to="/my-stories" className={styles.back}>
        <ChevronLeft aria-hidden size="1.35rem" />
        <span>{t('bar.library')}</span>
      </Link>
      <h1 className={styles.title}>{story.title}</h1>
      <div className={styles.tools}>
        {story.language === 'bilingual' && <TranslationSwitch />}
        <TextSizeButton />
        <NightSwitch />
        <FullscreenButton stage={stage} />
      </div>
    </header>
  )
}

function TranslationSwitch() {
  const { t } = useTranslation('reader')
  const { translation } = useReaderSettings()
  return (
    <IconButton
      label={t('bar.translation')}
      aria-pressed={translation}
      onClick={() => useReaderSettings.setState({ translation: !translation })}
    >
      <Languages aria-hidden size="1.35rem" />
    </IconButton>
  )
}

function TextSizeButton() {
  const { t } = useTranslation('reader')
  const { textSize } = useReaderSettings()
  return (
    <IconButton
      label={t('bar.size', { size: t(`bar.sizes.${textSize}`) })}
      onClick={() => useReaderSettings.setState({ textSize: nextTextSize(textSize) })}
    >
      <ALargeSmall aria-hidden size="1.5rem" />
    </IconButton>
  )
}

function NightSwitch() {
  const { t } = useTranslation('reader')
  const { theme, setTheme } = useUiStore()
  const night = theme.mode === 'dark'
  const Icon = night ? Sun : MoonStar
  return (
    <IconButton
      label={t('bar.night')}
      aria-pressed={night}
      onClick={() => setTheme({ mode: night ? 'light' : 'dark' })}
    >
      <Icon aria-hidden size="1.3rem" />
    </IconButton>
  )
}

function FullscreenButton({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('reader')
  const fullscreen = useFullscreen(stage)
  if (!fullscreen) return null
  const Icon = fullscreen.on ? Minimize : Maximize
  return (
    <IconButton
      label={t(fullscreen.on ? 'bar.exitFullscreen' : 'bar.fullscreen')}
      onClick={fullscreen.toggle}
    >
      <Icon aria-hidden size="1.25rem" />
    </IconButton>
  )
}
