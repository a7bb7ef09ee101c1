import { createInstance } from 'i18next'
import enErrors from './locales/en/errors.json' with { type: 'json' }
import enOptions from './locales/en/options.json' with { type: 'json' }
import enProgress from './locales/en/progress.json' with { type: 'json' }
import zhErrors from './locales/zh/errors.json' with { type: 'json' }
import zhOptions from './locales/zh/options.json' with { type: 'json' }
import zhProgress from './locales/zh/progress.json' with { type: 'json' }

type Params = Record<string, string | number>

const instance = createInstance({
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  resources: {
    en: { errors: enErrors, options: enOptions, progress: enProgress },
    zh: { errors: zhErrors, options: zhOptions, progress: zhProgress },
  },
})
await instance.init()

/**
 * The words of the server in one language.
 * @param key namespace and path: `errors:notFound`
 * @throws Error on a key that no language has, so that a missing text is found by the tests and not by a parent
 */
export function translate(language: 'zh' | 'en', key: string, params: Params = {}): string {
  if (!instance.exists(key, { lng: language })) throw new Error(`No text for ${key} in ${language}`)
  return instance.t(key, { ...params, lng: language })
}
