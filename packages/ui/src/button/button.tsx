import { LoaderCircle } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import spinning from '../spinner/spinner.module.css'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'quiet' | 'danger' | 'text'
export type ButtonSize = 'sm' | 'md' | 'lg'

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: ButtonSize
  /** Something is on its way: the button turns its wheel and takes no second press. */
  busy?: boolean
  wide?: boolean
  icon?: ReactNode
}

/** A button cut from card. */
export function Button({ look, size, busy = false, wide = false, icon, ...props }: ButtonProps) {
  const { className, children, disabled, type = 'button', ...rest } = props
  const mark = busy ? <LoaderCircle aria-hidden size="1.15em" className={spinning.wheel} /> : icon
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={joinClasses(buttonClasses({ look, size, wide }), className)}
    >
      {mark}
      {children}
    </button>
  )
}

type LinkButtonProps = { look?: ButtonLook; size?: ButtonSize; wide?: boolean; children: ReactNode }

/** Dresses its one child, a link, as a button: `<ButtonLink><Link to="/create">…</Link></ButtonLink>`. */
export function ButtonLink({ look, size, wide, children }: LinkButtonProps) {
  return <Slot.Root className={buttonClasses({ look, size, wide })}>{children}</Slot.Root>
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does, for those who cannot see the icon. */
  label: string
  look?: ButtonLook
  size?: ButtonSize
}

/** A round button that shows an icon alone. */
export function IconButton({
  label,
  look = 'text',
  size,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={joinClasses(buttonClasses({ look, size }), styles.icon, className)}
    />
  )
}

function buttonClasses(props: { look?: ButtonLook; size?: ButtonSize; wide?: boolean }): string {
  const { look = 'primary', size = 'md', wide = false } = props
  return joinClasses(styles.button, look !== 'primary' && styles[look], styles[size], wide && styles.wide)
}
