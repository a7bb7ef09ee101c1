import type { Language, StoryPage } from '@taleglow/contracts'
import english from './sample/en/book.json' with { type: 'json' }
import chinese from './sample/zh/book.json' with { type: 'json' }

/** Two sides of the book: a picture, the words beside it, and how they are read. */
export type SamplePage = StoryPage & { text: string; imageUrl: string; imageAlt: string; audioUrl: string }

export type SampleBook = {
  language: Language
  title: string
  characterName: string
  characterAge: number
  pages: readonly SamplePage[]
}

type Kept = typeof chinese

/** Addresses alone: a picture is fetched when it is shown, a recording when somebody asks to hear it. */
const addresses = import.meta.glob<string>('./sample/*/*.{webp,mp3}', {
  eager: true,
  import: 'default',
  query: '?url',
})

function open(language: Language, { title, characterName, characterAge, pages }: Kept): SampleBook {
  const address = (name: string) => addresses[`./sample/${language}/${name}`] as string
  return {
    language,
    title,
    characterName,
    characterAge,
    pages: pages.map((page, index) => ({
      ...page,
      number: index + 1,
      translation: null,
      imageUrl: address(`page-${index + 1}.webp`),
      audioUrl: address(`page-${index + 1}.mp3`),
      durationMs: null,
    })),
  }
}

/** Lines of two books that the studio made, one for each language of the interface. */
export const SAMPLE_BOOKS: Record<Language, SampleBook> = {
  zh: open('zh', chinese),
  en: open('en', english),
}
