import { IconButton, joinClasses } from '@taleglow/ui'
import { Menu, X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useUiStore } from '../../lib/ui-store.ts'
import { Account } from './account.tsx'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { Navigation } from './navigation.tsx'

/** The top of every page; on a phone its entries fold into a menu. */
export function Header() {
  const { t } = useTranslation('layout')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useMenu(button)
  const Icon = open ? X : Menu
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <IconButton
          ref={button}
          label={open ? t('closeMenu') : t('openMenu')}
          aria-expanded={open}
          aria-controls="menu"
          className={styles.menuButton}
          onClick={() => setOpen(!open)}
        >
          <Icon aria-hidden size="1.5rem" />
        </IconButton>
        <div id="menu" className={joinClasses(styles.menu, open && styles.open)}>
          <Navigation />
          <div className={styles.switches}>
            <LanguageSwitch />
            <ModeSwitch />
          </div>
          <Account />
        </div>
      </div>
    </header>
  )
}

/** The phone's menu closes by itself on Escape, then its button has the focus, and when a page is chosen. */
function useMenu(button: RefObject<HTMLButtonElement | null>) {
  const { key } = useLocation()
  const { sidebarOpen, setSidebarOpen } = useUiStore()
  const shownFor = useRef(key)
  useEffect(() => {
    if (shownFor.current !== key) setSidebarOpen(false)
    shownFor.current = key
  }, [key, setSidebarOpen])
  useEffect(() => {
    if (!sidebarOpen) return
    const close = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return
      setSidebarOpen(false)
      button.current?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [sidebarOpen, setSidebarOpen, button])
  return [sidebarOpen, setSidebarOpen] as const
}
