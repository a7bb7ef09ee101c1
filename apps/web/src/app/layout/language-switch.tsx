import { Button } from '@taleglow/ui'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Turns the interface into the other language; the button names it in that language. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('layout')
  const other = i18n.resolvedLanguage === 'en' ? 'zh' : 'en'
  return (
    <Button
      look="text"
      size="sm"
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      icon={<Languages aria-hidden size="1.15em" />}
      onClick={() => void i18n.changeLanguage(other)}
    >
      {t('otherLanguage')}
    </Button>
  )
}
