import { m } from '#app/paraglide/messages.js'
import { underlined } from '#app/ui/link'
import { href } from '../languages/href'
import { NewsletterForm } from './newsletter-form'

/** The newsletter's part of the band on every page (SHELL-01). */
export function NewsletterInvitation() {
  return (
    <section
      aria-labelledby="newsletter"
      className="grid gap-x-5 gap-y-3.5 border-line-strong max-xl:border-t max-xl:pt-7 md:grid-cols-2 lg:gap-x-8 xl:grid-cols-1 xl:border-l xl:pl-8"
    >
      <div>
        <h2 id="newsletter" className="text-base font-semibold tracking-tight">
          {m.newsletter_title()}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{m.newsletter_text()}</p>
      </div>
      <div>
        <NewsletterForm />
        <NewsletterTerms />
      </div>
    </section>
  )
}

/** Terms beside the button that signs up, with a link to the privacy policy. */
export const NewsletterTerms = ({ children = m.newsletter_leave_how() }: { children?: string }) => (
  <p className="mt-2 text-xs text-ink-3">
    {children}{' '}
    <a href={href('/privacy-policy')} className={`pointer-coarse:py-3.5 ${underlined}`}>
      {m.footer_privacy()}
    </a>
  </p>
)
