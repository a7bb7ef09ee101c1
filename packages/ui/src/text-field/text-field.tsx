import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './text-field.module.css'

type Shared = { label: ReactNode; hint?: ReactNode; error?: ReactNode }
type TextFieldProps = Shared & ComponentProps<'input'>
type TextAreaFieldProps = Shared & ComponentProps<'textarea'>

/** One line of text with its label, hint and fault tied to it for screen readers. */
export function TextField({ label, hint, error, className, id, ...rest }: TextFieldProps) {
  const field = useField({ id, hint, error })
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      <input {...rest} {...field.input} className={styles.input} />
      <FieldNote noteId={field.noteId} hint={hint} error={error} />
    </div>
  )
}

/** Several lines of text; otherwise as TextField. */
export function TextAreaField({ label, hint, error, className, id, ...rest }: TextAreaFieldProps) {
  const field = useField({ id, hint, error })
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      <textarea {...rest} {...field.input} className={styles.input} />
      <FieldNote noteId={field.noteId} hint={hint} error={error} />
    </div>
  )
}

function useField({ id: given, hint, error }: { id?: string; hint?: ReactNode; error?: ReactNode }) {
  const made = useId()
  const id = given ?? made
  const noteId = hint || error ? `${id}-note` : undefined
  const input = { id, 'aria-invalid': Boolean(error), 'aria-describedby': noteId }
  return { id, noteId, input }
}

/**
 * The fault stands where the hint stood: a line that came or went as the field is left would move the button under
 * the finger away between press and release.
 */
function FieldNote({ hint, error, noteId }: { hint?: ReactNode; error?: ReactNode; noteId?: string }) {
  if (error) {
    return (
      <p id={noteId} role="alert" className={styles.error}>
        {error}
      </p>
    )
  }
  return (
    hint && (
      <p id={noteId} className={styles.hint}>
        {hint}
      </p>
    )
  )
}
