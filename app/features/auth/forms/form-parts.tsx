import type { AnyFieldApi } from '@tanstack/react-form'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldError } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { useFormContext } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { Field } from '#app/ui/field'
import { Icon } from '#app/ui/icon'
import { PasswordField } from '#app/ui/password-field'

export const formClass = (className = '') => `grid gap-4.5 ${className}`

type BoundProps = { field: AnyFieldApi }

/** The browser's error, else the server's error while the value is unchanged since submission. */
export function useFieldError({ name, state: { meta, value } }: AnyFieldApi): FieldError | undefined {
  const { refusal, values } = useFormContext()
  const isAsSent = value === (values[name] ?? '')
  return meta.errors[0] ?? (isAsSent ? refusal?.errors?.[name] : undefined)
}

/** Binds a box to its field; errors appear only after the first submission. */
function useBound(field: AnyFieldApi) {
  const { words } = useFormContext()
  const error = useFieldError(field)
  return {
    name: field.name,
    value: field.state.value as string,
    error: error && words[field.name]?.(error),
    onChange: ({ target }: { target: HTMLInputElement }) => field.handleChange(target.value),
    onBlur: field.handleBlur,
  }
}

type TextProps = BoundProps & Omit<ComponentPropsWithoutRef<typeof Field>, 'value' | 'error'>

export const TextField = ({ field, ...rest }: TextProps) => <Field {...useBound(field)} {...rest} />

type SecretProps = BoundProps &
  Omit<ComponentPropsWithoutRef<typeof PasswordField>, 'value' | 'error' | 'showLabel' | 'hideLabel'>

export const SecretField = ({ field, ...rest }: SecretProps) => (
  <PasswordField
    {...useBound(field)}
    showLabel={m.session_show_password()}
    hideLabel={m.session_hide_password()}
    {...rest}
  />
)

export const EmailField = ({ field, ...rest }: Omit<TextProps, 'label'> & { label?: string }) => (
  <TextField
    field={field}
    label={m.session_email()}
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...rest}
  />
)

/**
 * A form's message. Screen readers announce it when it appears; on a page that answers a form without script, it has
 * the focus.
 */
export function FormAlert({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div
      id={id}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the server writes it, for a page that is all about this; React leaves it alone
      autoFocus
      className="flex gap-2.5 rounded-soft bg-error-tint px-[min(1rem,4vw)] py-3 wrap-anywhere text-sm text-error"
    >
      <Icon name="circle-alert" className="mt-0.5 size-4" />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {children}
      </div>
    </div>
  )
}

/** While the form is sent, the button keeps its label and ignores further presses. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  return (
    <Button type="submit" aria-busy={isBusy || undefined} className="w-full">
      {children}
    </Button>
  )
}

export function RememberBox({ field }: BoundProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        name={field.name}
        checked={field.state.value === 'on'}
        onChange={({ target }) => field.handleChange(target.checked ? 'on' : '')}
        className="tick-box"
      />
      {m.session_remember()}
    </label>
  )
}
