import { defineConfig } from 'vitest/config'

/** A test may take longer than usual on a machine that is busy with other things. */
export default defineConfig({
  test: { globalSetup: './vitest.global-setup.ts', testTimeout: 30_000, hookTimeout: 30_000 },
})
