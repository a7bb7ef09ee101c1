import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { joinClasses } from '../join-classes.ts'
import {
  dismissNotification,
  holdNotification,
  listNotifications,
  type Notification,
  resumeNotification,
  watchNotifications,
} from './notifications.ts'
import styles from './toaster.module.css'

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }

type ToasterProps = { regionLabel: string; closeLabel: string }

/** Where notifications appear; one for the whole app. */
export function Toaster({ regionLabel, closeLabel }: ToasterProps) {
  const notifications = useSyncExternalStore(watchNotifications, listNotifications, listNotifications)
  return (
    <section aria-label={regionLabel} aria-live="polite" aria-relevant="additions" className={styles.region}>
      {notifications.map((notification) => (
        <Toast key={notification.id} notification={notification} closeLabel={closeLabel} />
      ))}
    </section>
  )
}

function Toast({ notification, closeLabel }: { notification: Notification; closeLabel: string }) {
  const { id, type, title, message } = notification
  const Icon = ICONS[type]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate here; being read only stops the clock
    <div
      className={joinClasses(styles.toast, styles[type])}
      onPointerEnter={() => holdNotification(id)}
      onPointerLeave={() => resumeNotification(id)}
      onFocus={() => holdNotification(id)}
      onBlur={() => resumeNotification(id)}
    >
      <Icon aria-hidden className={styles.icon} />
      <div role={type === 'error' ? 'alert' : 'status'} className={styles.words}>
        <p className={styles.title}>{title}</p>
        {message && <p className={styles.message}>{message}</p>}
        <ToastAction notification={notification} />
      </div>
      <IconButton label={closeLabel} size="sm" onClick={() => dismissNotification(id)}>
        <X aria-hidden size="1.1rem" />
      </IconButton>
    </div>
  )
}

function ToastAction({ notification: { id, action } }: { notification: Notification }) {
  if (!action) return null
  const select = () => {
    dismissNotification(id)
    action.onSelect()
  }
  return (
    <Button look="quiet" size="sm" className={styles.action} onClick={select}>
      {action.label}
    </Button>
  )
}
