import type { ReactNode } from 'react'
import { Article } from '#app/features/content/article'
import { company } from '#app/features/content/content'
import type { RefusedForm } from '#app/lib/page-context'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { href } from '../languages/href'
import type { NewsletterState } from './newsletter'
import { NewsletterForm } from './newsletter-form'
import { NewsletterTerms } from './newsletter-invitation'

type NewsletterPageProps = { state?: NewsletterState; refused?: RefusedForm }

/** The newsletter's own page: the invitation, and what comes of it. */
export function NewsletterPage({ state, refused }: NewsletterPageProps) {
  const { title, lead } = newsletterWords(state)
  return (
    <Article title={title} lead={lead}>
      <div className="mt-8 max-w-136">{state ? nextSteps[state]() : <SignUp refused={refused} />}</div>
    </Article>
  )
}

/** The page's heading and the sentence under it. */
export const newsletterWords = (state?: NewsletterState) =>
  state ? words[state]() : { title: m.newsletter_title(), lead: m.newsletter_text() }

const words: Record<NewsletterState, () => { title: string; lead: string }> = {
  sent: () => ({ title: m.newsletter_sent_title(), lead: m.newsletter_sent_lead() }),
  confirm: () => ({ title: m.newsletter_confirm_title(), lead: m.newsletter_confirm_lead() }),
  confirmed: () => ({ title: m.newsletter_confirmed_title(), lead: m.newsletter_confirmed_lead() }),
  stale: () => ({ title: m.newsletter_stale_title(), lead: m.newsletter_stale_lead() }),
  leave: () => ({ title: m.newsletter_leave_title(), lead: m.newsletter_leave_lead() }),
  left: () => ({ title: m.newsletter_left_title(), lead: m.newsletter_left_lead() }),
  unknown: () => ({ title: m.newsletter_unknown_title(), lead: m.newsletter_unknown_lead() }),
}

const nextSteps: Record<NewsletterState, () => ReactNode> = {
  sent: () => (
    <>
      <p className="text-ink-2">{m.newsletter_sent_hint()}</p>
      <Again>{m.newsletter_sent_again()}</Again>
    </>
  ),
  confirm: () => (
    <>
      <PressOnce>{m.newsletter_confirm_action()}</PressOnce>
      <NewsletterTerms>{m.newsletter_consent({ company: company.name.value })}</NewsletterTerms>
    </>
  ),
  confirmed: () => <Onward />,
  stale: () => <SignUp />,
  leave: () => <PressOnce>{m.newsletter_leave_action()}</PressOnce>,
  left: () => <Again>{m.newsletter_left_again()}</Again>,
  unknown: () => (
    <a className={standaloneLink} href={href('/contact-us')}>
      {m.nav_contact()}
    </a>
  ),
}

/** The button under a letter's link: programs that open every link of a mail press none. It goes to the page's own address. */
const PressOnce = ({ children }: { children: string }) => (
  <form method="post" data-native>
    <button type="submit" className={buttonClass()}>
      {children}
    </button>
  </form>
)

const Again = ({ children }: { children: string }) => (
  <a className={`${standaloneLink} mt-4`} href={href('/newsletter')}>
    {children}
  </a>
)

const Onward = () => (
  <a className={buttonClass('outline')} href={href('/wooden-furniture')}>
    {m.newsletter_onward()}
  </a>
)

const SignUp = ({ refused }: { refused?: RefusedForm }) => (
  <>
    <NewsletterForm values={refused?.values} error={refused && errorSentences[refused.code]()} />
    <NewsletterTerms />
  </>
)

const errorSentences: Record<RefusedForm['code'], () => string> = {
  // The form has one field: what is not as agreed is the address.
  invalid_request: m.newsletter_email_wrong,
  body_too_large: m.failure_body_too_large,
  human_check_failed: m.failure_human_check_failed,
  too_many_requests: m.failure_too_many_requests,
  unexpected: m.failure_unexpected,
  unsupported_media_type: m.failure_unsupported_media_type,
}
