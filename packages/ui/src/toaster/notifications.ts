/** Milliseconds a notification stays unless it says otherwise (specification, section 4). */
export const DEFAULT_DURATION = 5000

export type NotificationType = 'success' | 'error' | 'warning' | 'info'

export type NotificationInput = {
  type: NotificationType
  title: string
  message?: string
  /** Milliseconds; 0 keeps it until it is closed. */
  duration?: number
  action?: { label: string; onSelect: () => void }
}

export type Notification = NotificationInput & { id: string; createdAt: number; duration: number }

type Store = { all: readonly Notification[]; count: number }

const store: Store = { all: [], count: 0 }
const listeners = new Set<() => void>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * Shows a notification and returns its id. One without a type or a title is rejected and ignored (specification,
 * section 5): nothing is shown and null is returned.
 */
export function notify(input: NotificationInput): string | null {
  if (!input.type || !input.title) return null
  store.count += 1
  const id = `notification-${store.count}`
  const notification = { ...input, id, createdAt: Date.now(), duration: input.duration ?? DEFAULT_DURATION }
  change([...store.all, notification])
  resumeNotification(id)
  return id
}

export function dismissNotification(id: string): void {
  holdNotification(id)
  change(store.all.filter((notification) => notification.id !== id))
}

/** Stops the clock of a notification, while somebody is reading it. */
export function holdNotification(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/** Starts the clock of a notification again, from its whole duration. */
export function resumeNotification(id: string): void {
  holdNotification(id)
  const duration = store.all.find((notification) => notification.id === id)?.duration ?? 0
  if (duration > 0) {
    timers.set(
      id,
      setTimeout(() => dismissNotification(id), duration),
    )
  }
}

export function listNotifications(): readonly Notification[] {
  return store.all
}

export function watchNotifications(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(all: readonly Notification[]): void {
  store.all = all
  for (const listener of listeners) listener()
}
