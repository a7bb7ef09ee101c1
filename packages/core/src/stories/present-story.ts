import type { Story, StoryPage, StorySummary } from '@taleglow/contracts'
import type { Context } from '../context/index.ts'
import type { PageRow } from './find-story.ts'
import type { StoryRow, SummaryRow } from './lock-story.ts'

type Media = Pick<Context, 'mediaUrl'>

const link = (ctx: Media, key: string | null) => (key === null ? null : ctx.mediaUrl(key))

export function presentPage(ctx: Media, page: PageRow): StoryPage {
  return {
    number: page.number,
    text: page.text,
    translation: page.translation,
    imageUrl: link(ctx, page.imageKey),
    imageAlt: page.imageAlt,
    audioUrl: link(ctx, page.audioKey),
    durationMs: page.durationMs,
    marks: page.marks,
  }
}

/** @param coverKey storage key of the cover picture: the first picture there is */
export function presentSummary(ctx: Media, story: SummaryRow, coverKey: string | null): StorySummary {
  return {
    id: story.id,
    userId: story.userId,
    title: story.title,
    characterName: story.characterName,
    characterAge: story.characterAge,
    characterTraits: story.characterTraits,
    theme: story.theme,
    setting: story.setting,
    style: story.style,
    voice: story.voice,
    looks: story.looks,
    language: story.language,
    pageCount: story.pageCount,
    dedication: story.dedication,
    status: story.status,
    progress: story.progress,
    visibility: story.visibility,
    coverUrl: link(ctx, coverKey),
    priceCredits: story.priceCredits,
    archivedAt: story.archivedAt?.toISOString() ?? null,
    createdAt: story.createdAt.toISOString(),
    updatedAt: story.updatedAt.toISOString(),
  }
}

export function presentStory(ctx: Media, story: StoryRow, pages: PageRow[]): Story {
  const { progress: _, ...summary } = presentSummary(
    ctx,
    story,
    pages.find((page) => page.imageKey)?.imageKey ?? null,
  )
  return { ...summary, pages: pages.map((page) => presentPage(ctx, page)) }
}
