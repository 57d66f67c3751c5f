import type { AnyFieldApi } from '@tanstack/react-form'
import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Field } from '#app/ui/field'
import { Icon } from '#app/ui/icon'
import { PasswordField } from '#app/ui/password-field'

type FormProps = { className?: string; onSubmit: () => Promise<unknown> | undefined; children: ReactNode }

/**
 * A form that a script sends, one try at a time; then the first box that is refused has the focus. Should the browser
 * send it before there is a script, POST keeps what was typed out of the address.
 */
export function Form({ className = '', onSubmit, children }: FormProps) {
  const isSending = useRef(false)
  const send = async (form: HTMLFormElement) => {
    if (isSending.current) return
    isSending.current = true
    try {
      await onSubmit()
    } finally {
      isSending.current = false
    }
    // Once it is marked.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <form
      method="post"
      noValidate
      className={`grid gap-4.5 ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
}

type BoundProps = { field: AnyFieldApi }

/** What binds a box to its field; an error is said once the form has been sent. */
const bound = ({ name, state, handleChange, handleBlur }: AnyFieldApi) => ({
  name,
  value: state.value as string,
  error: state.meta.errors[0] as string | undefined,
  onChange: ({ target }: { target: HTMLInputElement }) => handleChange(target.value),
  onBlur: handleBlur,
})

type TextProps = BoundProps & Omit<ComponentPropsWithoutRef<typeof Field>, 'value' | 'error'>

export const TextField = ({ field, ...rest }: TextProps) => <Field {...bound(field)} {...rest} />

type SecretProps = BoundProps &
  Omit<ComponentPropsWithoutRef<typeof PasswordField>, 'value' | 'error' | 'showLabel' | 'hideLabel'>

export const SecretField = ({ field, ...rest }: SecretProps) => (
  <PasswordField
    {...bound(field)}
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
 * What a form has to say about itself: it is read out when it appears, and stays. In a page that answers a form which
 * no script has sent it has the focus.
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

/** The one action of a form. While it runs the button keeps its words and takes no second press. */
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
        checked={field.state.value as boolean}
        onChange={({ target }) => field.handleChange(target.checked)}
        className="tick-box"
      />
      {m.session_remember()}
    </label>
  )
}
