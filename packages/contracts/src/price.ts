import type { ImageQuality } from './options.ts'

/** The parts of a page that are made and paid for one by one. */
export const PAGE_PARTS = ['text', 'image', 'audio'] as const
export type PagePart = (typeof PAGE_PARTS)[number]

const PLAN_PRICE = 6
const IMAGE_PRICE: Record<ImageQuality, number> = { standard: 1, high: 2, print: 3 }

/** Credits that one part of a story costs; `plan` is the story's outline and is paid once. */
export function partPrice(part: 'plan' | PagePart, quality: ImageQuality): number {
  if (part === 'plan') return PLAN_PRICE
  return part === 'image' ? IMAGE_PRICE[quality] : 1
}

/**
 * Credits that a whole story costs: 6 + 3 a page, 1 or 2 more a page for high or print pictures
 * (decisions: "Story price"). Every screen and the hold use this one function.
 */
export function storyPrice(order: { pageCount: number; imageQuality: ImageQuality }): number {
  const page = PAGE_PARTS.reduce((sum, part) => sum + partPrice(part, order.imageQuality), 0)
  return PLAN_PRICE + order.pageCount * page
}
