import { type ThemeSettings, useUiStore } from '../lib/ui-store.ts'

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

function applyTheme(theme: ThemeSettings): void {
  const root = document.documentElement
  root.dataset.mode = theme.mode
  root.dataset.fontSize = theme.fontSize
  root.dataset.reducedMotion = theme.reducedMotion || stillness.matches ? 'on' : 'off'
  root.style.setProperty('--primary', theme.primaryColor)
  const paper = theme.mode === 'dark' ? '#1a2238' : '#f8f1e2'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
}

/** Keeps the root element dressed in the theme settings, now and whenever they or the system's wish change. */
export function keepThemeApplied(): void {
  applyTheme(useUiStore.getState().theme)
  useUiStore.subscribe((state) => applyTheme(state.theme))
  stillness.addEventListener('change', () => applyTheme(useUiStore.getState().theme))
}
