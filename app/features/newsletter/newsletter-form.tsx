import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Honeypot } from '#app/ui/honeypot'
import { Icon } from '#app/ui/icon'
import { href } from '../languages/href'

type NewsletterFormProps = {
  email?: string
  error?: string
}

const ERROR = 'newsletter-error'

/** The browser sends the form when no script does. */
export function NewsletterForm({ email, error }: NewsletterFormProps) {
  return (
    <form method="post" action={href('/newsletter')} data-native>
      <div className="flex flex-wrap items-end gap-2">
        <label className="block min-w-0 flex-[1_1_11rem] text-sm font-medium">
          {m.newsletter_email()}
          <input
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={email}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? ERROR : undefined}
            className="field-box mt-1.5 text-base font-normal"
          />
        </label>
        <button type="submit" className={buttonClass()}>
          {m.newsletter_subscribe()}
        </button>
      </div>
      <Honeypot label={m.form_trap()} />
      {error ? <NewsletterError>{error}</NewsletterError> : null}
    </form>
  )
}

export const NewsletterError = ({ children }: { children: string }) => (
  <p id={ERROR} className="mt-2 flex items-start gap-2 text-sm text-error">
    <Icon name="circle-alert" className="mt-0.5 size-4" />
    {children}
  </p>
)
