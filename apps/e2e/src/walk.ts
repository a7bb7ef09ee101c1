import { expect, type Page } from '@playwright/test'

/** What a parent reads on the way, in the language of the interface; the book is ordered in the same. */
const WORDS = {
  zh: {
    parent: '林妈妈',
    consent: '开始之前，请您读一读',
    agree: '同意，开始做书',
    name: '孩子的名字',
    age: '4 岁',
    traits: ['勇敢', '好奇', '爱看书'],
    next: '下一步',
    choices: ['冒险', '森林'],
    book: ['水彩', '6 页'],
    check: '看看对不对',
    voice: '温暖妈妈',
    order: '开始做书',
  },
  en: {
    parent: 'Ann',
    consent: 'Before we begin, a few words to read',
    agree: 'I agree, let us begin',
    name: "Your child's name",
    age: '5 years',
    traits: ['Brave', 'Curious', 'Loves books'],
    next: 'Next',
    choices: ['Magic', 'Castle'],
    book: ['Cartoon', '6 pages'],
    check: 'Is everything as you like it?',
    voice: 'Storyteller',
    order: 'Make the book',
  },
} as const
type Language = keyof typeof WORDS

const choose = (page: Page, choice: string) =>
  page
    .getByRole('radio', { name: new RegExp(`^${choice}`) })
    .first()
    .check()

/** Signs a new parent in through the provider's own page, up to the guardian's consent. */
export async function signIn(page: Page, from = '/create', language: Language = 'zh') {
  const words = WORDS[language]
  await page.goto(from)
  await page.getByRole('button', { name: /Google/ }).click()
  await page.locator('input[name=email][type=email]').fill(`parent-${crypto.randomUUID()}@example.com`)
  await page.locator('input[name=name]:not([type=hidden])').fill(words.parent)
  await page.getByRole('button', { name: '登录 · Sign in' }).click()
  await page.getByRole('heading', { name: words.consent }).waitFor()
}

/** Signs a new parent in and gives the guardian's consent. */
export async function signInAsNewParent(page: Page, from = '/create', language: Language = 'zh') {
  await signIn(page, from, language)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: WORDS[language].agree }).click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === from)
}

/** The wizard's first step: who the story is about. */
export async function describeChild(page: Page, name: string, language: Language = 'zh') {
  const words = WORDS[language]
  await page.getByLabel(words.name).fill(name)
  await choose(page, words.age)
  for (const trait of words.traits) await page.getByRole('checkbox', { name: trait }).check()
}

/** The wizard's first three steps, up to the fourth, where the order is looked over. */
export async function describeBook(page: Page, name: string, language: Language = 'zh') {
  const words = WORDS[language]
  const next = page.getByRole('button', { name: words.next })
  await describeChild(page, name, language)
  await next.click()
  for (const choice of words.choices) await choose(page, choice)
  await next.click()
  for (const choice of words.book) await choose(page, choice)
  await next.click()
  await page.getByRole('heading', { name: words.check }).waitFor()
}

/** Goes through the wizard's five steps and orders a book of six pages. */
export async function orderBook(page: Page, name: string, language: Language = 'zh') {
  const words = WORDS[language]
  await describeBook(page, name, language)
  await page.getByRole('button', { name: words.next }).click()
  await choose(page, words.voice)
  await page.getByRole('button', { name: words.order }).click()
  await expect(page).toHaveURL(/\/stories\/[0-9a-f-]+\/live$/)
}
