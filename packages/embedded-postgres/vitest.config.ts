import { defineConfig } from 'vitest/config'

/** Setting a server up takes a second, and more on a machine that is busy. */
export default defineConfig({ test: { testTimeout: 30_000, hookTimeout: 30_000 } })
