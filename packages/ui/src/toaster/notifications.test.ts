import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dismissNotification,
  holdNotification,
  listNotifications,
  type NotificationInput,
  notify,
  resumeNotification,
  watchNotifications,
} from './notifications.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  for (const { id } of listNotifications()) dismissNotification(id)
  vi.useRealTimers()
})

test('a notification without a type or a title is rejected and ignored', () => {
  expect(notify({ type: 'info', title: '' })).toBeNull()
  expect(notify({ title: 'no type' } as NotificationInput)).toBeNull()
  expect(listNotifications()).toEqual([])
})

test('a notification leaves by itself after 5000 ms', () => {
  notify({ type: 'success', title: 'saved' })
  vi.advanceTimersByTime(4999)
  expect(listNotifications()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(listNotifications()).toHaveLength(0)
})

test('a duration of 0 keeps a notification until it is closed', () => {
  const id = notify({ type: 'error', title: 'stays', duration: 0 })
  vi.advanceTimersByTime(3_600_000)
  expect(listNotifications().map((one) => one.id)).toEqual([id])
  dismissNotification(id as string)
  expect(listNotifications()).toEqual([])
})

test('a notification that is being read waits, and then has its whole duration again', () => {
  const id = notify({ type: 'info', title: 'read me', duration: 1000 }) as string
  holdNotification(id)
  vi.advanceTimersByTime(5000)
  expect(listNotifications()).toHaveLength(1)
  resumeNotification(id)
  vi.advanceTimersByTime(999)
  expect(listNotifications()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(listNotifications()).toHaveLength(0)
})

test('watchers hear of every change until they stop', () => {
  const heard = vi.fn()
  const stop = watchNotifications(heard)
  const id = notify({ type: 'warning', title: 'once' }) as string
  dismissNotification(id)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  notify({ type: 'warning', title: 'unheard' })
  expect(heard).toHaveBeenCalledTimes(2)
})
