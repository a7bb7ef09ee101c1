import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/button.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './modal.module.css'

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl' | 'full'

type ModalProps = {
  open: boolean
  /** Called on Escape, on a press outside, and by the close button. */
  onClose: () => void
  title: ReactNode
  /** The close button's name for screen readers. */
  closeLabel: string
  description?: ReactNode
  size?: ModalSize
  footer?: ReactNode
  children?: ReactNode
}

/** A sheet over the page, at most 90 % of the viewport high (specification, section 2). */
export function Modal({ open, onClose, title, closeLabel, size = 'md', footer, ...props }: ModalProps) {
  const focus = useFocusReturn()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        {/* Not Dialog.Overlay: that one writes a style element, which the content security policy refuses. */}
        <div data-modal-open className={styles.veil} />
        <Dialog.Content
          {...focus}
          className={joinClasses(styles.sheet, styles[size])}
          {...(props.description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={closeLabel} size="sm">
                <X aria-hidden size="1.25rem" />
              </IconButton>
            </Dialog.Close>
          </header>
          <div className={styles.body}>
            {props.description && (
              <Dialog.Description className={styles.description}>{props.description}</Dialog.Description>
            )}
            {props.children}
          </div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Gives the focus back to what had it; Radix does so only for a trigger of its own. */
function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
