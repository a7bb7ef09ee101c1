import { configDefaults, defineConfig } from 'vitest/config'

// The speech program is a workspace of its own with its own tests.
export default defineConfig({ test: { exclude: [...configDefaults.exclude, 'speech/**'] } })
