export { Button, ButtonLink, IconButton } from './button/button.tsx'
export { Card } from './card/card.tsx'
export { Chip, type ChipTone } from './chip/chip.tsx'
export { ChoiceCard } from './choice-card/choice-card.tsx'
export { EmptyState } from './empty-state/empty-state.tsx'
export { joinClasses } from './join-classes.ts'
export { Modal, type ModalSize } from './modal/modal.tsx'
export { Page } from './page/page.tsx'
export { Progress } from './progress/progress.tsx'
export { Skeleton } from './skeleton/skeleton.tsx'
export { Spinner } from './spinner/spinner.tsx'
export { TextAreaField, TextField } from './text-field/text-field.tsx'
export {
  dismissNotification,
  type Notification,
  type NotificationInput,
  type NotificationType,
  notify,
} from './toaster/notifications.ts'
export { Toaster } from './toaster/toaster.tsx'
