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
      <FieldNotes {...field} hint={hint} error={error} />
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
      <FieldNotes {...field} hint={hint} error={error} />
    </div>
  )
}

function useField({ id: given, hint, error }: { id?: string; hint?: ReactNode; error?: ReactNode }) {
  const made = useId()
  const id = given ?? made
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = joinClasses(hintId, errorId) || undefined
  const input = { id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy }
  return { id, hintId, errorId, input }
}

function FieldNotes(props: { hint?: ReactNode; error?: ReactNode; hintId?: string; errorId?: string }) {
  return (
    <>
      {props.hint && (
        <p id={props.hintId} className={styles.hint}>
          {props.hint}
        </p>
      )}
      {props.error && (
        <p id={props.errorId} role="alert" className={styles.error}>
          {props.error}
        </p>
      )}
    </>
  )
}
