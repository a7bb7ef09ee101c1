import { type BackendModule, createInstance } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'

type Texts = Record<string, unknown>

const loaders = import.meta.glob<Texts>('../../../../packages/i18n/src/locales/*/*.json', {
  import: 'default',
})

/** Loads the texts of one namespace when a page first asks for them. */
const localeFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = loaders[`../../../../packages/i18n/src/locales/${language}/${namespace}.json`]
    if (!load) return done(new Error(`No texts ${namespace} in ${language}`), false)
    load().then(
      (texts) => done(null, texts),
      (cause) => done(cause, false),
    )
  },
}

export const i18n = createInstance()

i18n.on('languageChanged', (language) => {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
})

/** Detection: stored choice, browser, page (specification, section 9); the choice is cached under i18nextLng. */
export const i18nReady = i18n
  .use(localeFiles)
  .use(LanguageDetector)
  .use(initReactI18next)
  .init({
    ns: ['layout'],
    defaultNS: 'layout',
    supportedLngs: ['zh', 'en'],
    fallbackLng: 'zh',
    load: 'languageOnly',
    nonExplicitSupportedLngs: true,
    interpolation: { escapeValue: false },
    returnNull: false,
    detection: {
      order: ['localStorage', 'navigator', 'htmlTag'],
      caches: ['localStorage'],
      lookupLocalStorage: 'i18nextLng',
      convertDetectedLanguage: (language) => language.split('-')[0] as string,
    },
  })

/** The language of the interface at present. */
export function currentLanguage(): 'zh' | 'en' {
  return i18n.resolvedLanguage === 'en' ? 'en' : 'zh'
}
