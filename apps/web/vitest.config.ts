import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { setupFiles: ['src/browser-for-tests.ts'] } })
