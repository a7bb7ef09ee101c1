import { PRODUCT_NAME } from '@taleglow/contracts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from './i18n.ts'

/**
 * Names the page in the browser's tab and for screen readers, before the product's name.
 * @param title may carry the marks that a text has for its decoration; they are left out
 */
export function usePageTitle(title: string): void {
  useTranslation() // Draws again when the language changes.
  const product = PRODUCT_NAME[currentLanguage()]
  useEffect(() => {
    document.title = `${title.replaceAll(/<[^>]*>/g, '')} · ${product}`
    return () => {
      document.title = product
    }
  }, [title, product])
}
