import type {
  ImageQuality,
  Looks,
  Mark,
  Setting,
  Stage,
  StoryLanguage,
  StoryStatus,
  Style,
  Theme,
  Trait,
  Voice,
} from '@taleglow/contracts'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

export type PartState = 'pending' | 'done' | 'given_up'

export const stories = pgTable(
  'stories',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** The parent's own title; the writer's is used where it is null. */
    orderedTitle: text('ordered_title'),
    characterName: text('character_name').notNull(),
    characterAge: integer('character_age').notNull(),
    characterTraits: text('character_traits').array().$type<Trait[]>().notNull(),
    theme: text('theme').$type<Theme>().notNull(),
    setting: text('setting').$type<Setting>().notNull(),
    style: text('style').$type<Style>().notNull(),
    voice: text('voice').$type<Voice>().notNull(),
    looks: jsonb('looks').$type<Looks>().notNull(),
    language: text('language').$type<StoryLanguage>().notNull(),
    pageCount: integer('page_count').notNull(),
    imageQuality: text('image_quality').$type<ImageQuality>().notNull(),
    dedication: text('dedication'),
    wish: text('wish'),
    priceCredits: integer('price_credits').notNull(),
    visibility: text('visibility').$type<'private' | 'family' | 'public'>().notNull().default('private'),

    status: text('status').$type<StoryStatus>().notNull().default('preparing'),
    stage: text('stage').$type<Stage>().notNull().default('preparing'),
    progress: integer('progress').notNull().default(0),
    errorCode: text('error_code'),
    /** The writer's outline with its scenes, as validated; null until it is whole. */
    plan: jsonb('plan').$type<unknown>(),
    /** Storage key of the character sheet, the reference of every picture. */
    sheetKey: text('sheet_key'),
    sheetState: text('sheet_state').$type<PartState>().notNull().default('pending'),
    /** Number of the last event of this story. */
    lastEvent: integer('last_event').notNull().default(0),

    archivedAt: moment('archived_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('stories_user_created').on(table.userId, table.createdAt.desc(), table.id.desc())],
)

export const storyPages = pgTable(
  'story_pages',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    text: text('text'),
    translation: text('translation'),
    textState: text('text_state').$type<PartState>().notNull().default('pending'),
    imageKey: text('image_key'),
    imageAlt: text('image_alt'),
    imageState: text('image_state').$type<PartState>().notNull().default('pending'),
    audioKey: text('audio_key'),
    durationMs: integer('duration_ms'),
    marks: jsonb('marks').$type<Mark[]>().notNull().default([]),
    audioState: text('audio_state').$type<PartState>().notNull().default('pending'),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.number] })],
)

export type StoryEventType = 'progress' | 'plan' | 'page.text' | 'page.image' | 'page.audio' | 'done'

/** What happened to a story, in order; browsers replay it after the last number they have. */
export const storyEvents = pgTable(
  'story_events',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    type: text('type').$type<StoryEventType>().notNull(),
    /** The row's state when it happened, without words of any language. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.number] })],
)
