import type { Progress, Story, StoryEvent, StoryPage } from '@taleglow/contracts'
import { describe, expect, it } from 'vitest'
import { type LiveState, liveReducer, openLive } from './live-state.ts'

const page = (number: number, parts: Partial<StoryPage> = {}): StoryPage => ({
  number,
  text: null,
  translation: null,
  imageUrl: null,
  imageAlt: null,
  audioUrl: null,
  durationMs: null,
  marks: [],
  ...parts,
})

const story = (parts: Partial<Story> = {}) =>
  ({ id: 's1', title: '乐乐的故事', status: 'preparing', pageCount: 3, pages: [], ...parts }) as Story

const progressAt = (percent: number, status: Progress['status'] = 'generating_text'): Progress => ({
  storyId: 's1',
  status,
  stage: 'generating_text',
  progress: percent,
  currentStep: `at ${percent}`,
  stageProgress: {
    preparing: true,
    generating_text: false,
    generating_images: false,
    generating_audio: false,
    composing: false,
    completed: status === 'completed',
  },
  error: null,
})

const EVENTS: [string, StoryEvent][] = [
  ['1', { type: 'progress', progress: progressAt(2) }],
  ['2', { type: 'plan', title: '乐乐和月亮' }],
  ['3', { type: 'page.text', page: page(1, { text: '天黑了。' }) }],
  ['4', { type: 'page.text', page: page(2, { text: '月亮来了。' }) }],
  ['5', { type: 'page.image', page: page(1, { text: '天黑了。', imageUrl: '/m/1.png?s=a' }) }],
  ['6', { type: 'progress', progress: progressAt(40) }],
  ['7', { type: 'done', progress: progressAt(100, 'completed') }],
]

const take = (state: LiveState, events: [string, StoryEvent][]) =>
  events.reduce((now, [id, event]) => liveReducer(now, { type: 'event', id, event }), state)

describe('openLive', () => {
  it('has a blank page for every page ordered', () => {
    expect(openLive(story()).pages.map((one) => one.number)).toEqual([1, 2, 3])
  })

  it('shows at once what the server has, and shows none of it as coming', () => {
    const state = openLive(story({ status: 'generating_text', pages: [page(1, { text: '天黑了。' })] }))
    expect(state.pages[0]?.text).toBe('天黑了。')
    expect(state.titled).toBe(true)
    expect(state.fresh.size).toBe(0)
  })
})

describe('liveReducer', () => {
  it('fills the book as events come', () => {
    const state = take(openLive(story()), EVENTS)
    expect(state.title).toBe('乐乐和月亮')
    expect(state.pages.map((one) => one.text)).toEqual(['天黑了。', '月亮来了。', null])
    expect(state.pages[0]?.imageUrl).toBe('/m/1.png?s=a')
    expect([...state.fresh]).toEqual(['text:1', 'text:2', 'image:1'])
    expect(state.status).toBe('completed')
    expect(state.progress?.progress).toBe(100)
  })

  it('comes to the same when every event comes twice', () => {
    const once = take(openLive(story()), EVENTS)
    expect(
      take(
        openLive(story()),
        EVENTS.flatMap((one) => [one, one]),
      ),
    ).toEqual(once)
    expect(take(once, EVENTS)).toEqual(once)
  })

  it('comes to the same when the connection drops anywhere and all is told again', () => {
    const once = take(openLive(story()), EVENTS)
    for (let cut = 0; cut <= EVENTS.length; cut += 1) {
      expect(take(take(openLive(story()), EVENTS.slice(0, cut)), EVENTS)).toEqual(once)
    }
  })

  it('shows nothing as coming that was there before a reload', () => {
    const loaded = story({
      title: '乐乐和月亮',
      status: 'generating_text',
      pages: [page(1, { text: '天黑了。', imageUrl: '/m/1.png?s=b' }), page(2, { text: '月亮来了。' })],
    })
    const state = take(openLive(loaded), EVENTS.slice(0, 6))
    expect(state.fresh.size).toBe(0)
    expect(state.titleFresh).toBe(false)
    expect(state.pages[0]?.imageUrl).toBe('/m/1.png?s=b')
  })

  it('loses no part to an event that knows less', () => {
    const marks = [{ start: 0, end: 2, from: 0, to: 500 }]
    const full = page(1, { text: '天黑了。', imageUrl: '/m/1.png', audioUrl: '/m/1.mp3', marks })
    const state = take(openLive(story({ pages: [full] })), [
      ['1', { type: 'page.text', page: page(1, { text: '天黑了。' }) }],
    ])
    expect(state.pages[0]).toEqual(full)
  })

  it('takes a new picture in the place of an old one', () => {
    const state = take(openLive(story({ pages: [page(1, { imageUrl: '/m/1.png?s=a' })] })), [
      ['1', { type: 'page.image', page: page(1, { imageUrl: '/m/1b.png?s=a' }) }],
    ])
    expect(state.pages[0]?.imageUrl).toBe('/m/1b.png?s=a')
  })

  it('keeps the address of a picture that is loaded until it has expired', () => {
    const signed = (expires: number) => `/m/1.png?expires=${expires}&signature=s`
    const anew: [string, StoryEvent][] = [
      ['1', { type: 'page.image', page: page(1, { imageUrl: signed(3e15) }) }],
    ]
    const known = (expires: number) => openLive(story({ pages: [page(1, { imageUrl: signed(expires) })] }))
    expect(take(known(2e15), anew).pages[0]?.imageUrl).toBe(signed(2e15))
    expect(take(known(1000), anew).pages[0]?.imageUrl).toBe(signed(3e15))
  })

  it('never lets progress go down', () => {
    const loaded = liveReducer(openLive(story()), { type: 'progress', progress: progressAt(30) })
    expect(take(loaded, EVENTS.slice(0, 1)).progress?.currentStep).toBe('at 30')
    expect(take(loaded, EVENTS.slice(0, 6)).progress?.progress).toBe(40)
  })

  it('keeps the percent of a story that failed, and does not start it again', () => {
    const failed = take(openLive(story()), [
      ['1', { type: 'progress', progress: progressAt(40) }],
      ['2', { type: 'done', progress: progressAt(0, 'failed') }],
      ['3', { type: 'progress', progress: progressAt(60) }],
    ])
    expect(failed.status).toBe('failed')
    expect(failed.progress?.progress).toBe(40)
  })

  it('passes over a page that was not ordered', () => {
    const state = openLive(story())
    const event: StoryEvent = { type: 'page.text', page: page(9, { text: '?' }) }
    expect(take(state, [['1', event]]).pages).toEqual(state.pages)
  })

  it('remembers what has been shown coming', () => {
    const state = take(openLive(story()), EVENTS.slice(0, 3))
    expect(liveReducer(state, { type: 'shown', part: 'text:1' }).fresh.size).toBe(0)
  })

  it('fills gaps from the story without taking away what events brought', () => {
    const state = take(openLive(story()), EVENTS.slice(0, 5))
    const next = liveReducer(state, {
      type: 'story',
      story: story({
        title: '乐乐和月亮',
        status: 'generating_images',
        pages: [page(3, { text: '晚安。' })],
      }),
    })
    expect(next.pages.map((one) => one.text)).toEqual(['天黑了。', '月亮来了。', '晚安。'])
    expect(next.status).toBe('generating_images')
  })
})
