import '@taleglow/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from 'zod/v4/core'
import { App } from './app/app.tsx'
import { keepThemeApplied } from './app/apply-theme.ts'
import { logUnhandledErrors } from './app/log-unhandled-errors.ts'
import { i18nReady } from './lib/i18n.ts'
import { keepSession, startSession } from './lib/session.ts'

// The content security policy forbids eval, which zod would otherwise try.
config({ jitless: true })

logUnhandledErrors()
keepThemeApplied()
keepSession()
void startSession()

const root = document.getElementById('root')
if (!root) throw new Error('Root element not found')

await i18nReady
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
void import('./app/fonts.ts')
