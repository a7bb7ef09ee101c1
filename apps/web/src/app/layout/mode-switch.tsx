import { IconButton } from '@taleglow/ui'
import { LampDesk, MoonStar } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUiStore } from '../../lib/ui-store.ts'

/** Paper by day, night blue for reading in bed. */
export function ModeSwitch() {
  const { t } = useTranslation('layout')
  const { theme, setTheme } = useUiStore()
  const dark = theme.mode === 'dark'
  const Icon = dark ? LampDesk : MoonStar
  return (
    <IconButton
      size="sm"
      label={dark ? t('lightMode') : t('darkMode')}
      onClick={() => setTheme({ mode: dark ? 'light' : 'dark' })}
    >
      <Icon aria-hidden size="1.2rem" />
    </IconButton>
  )
}
