import type { ReactNode } from 'react'
import { Article } from '#app/features/content/article'
import { company } from '#app/features/content/content'
import type { FailureCode } from '#app/lib/failure'
import type { Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { href } from '../languages/href'
import { PageHead } from '../page/page-head'
import type { NewsletterState } from './newsletter'
import { NewsletterError, NewsletterForm } from './newsletter-form'
import { NewsletterTerms } from './newsletter-invitation'

type NewsletterPageProps = { state?: NewsletterState; submission?: Submission }

/** Invites readers, and shows the result of each step. */
export function NewsletterPage({ state, submission }: NewsletterPageProps) {
  const { title, lead } = newsletterWords(state)
  return (
    <Article title={title} lead={lead}>
      <PageHead title={title} description={lead} />
      <div className="mt-8 max-w-136">{state ? nextSteps[state](submission) : <SignUp submission={submission} />}</div>
    </Article>
  )
}

/** The page's heading and the sentence under it. */
const newsletterWords = (state?: NewsletterState) =>
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

const nextSteps: Record<NewsletterState, (submission?: Submission) => ReactNode> = {
  sent: () => (
    <>
      <p className="text-ink-2">{m.newsletter_sent_hint()}</p>
      <Again>{m.newsletter_sent_again()}</Again>
    </>
  ),
  confirm: (submission) => (
    <>
      <PressOnce intent="confirm" submission={submission}>
        {m.newsletter_confirm_action()}
      </PressOnce>
      <NewsletterTerms>{m.newsletter_consent({ company: company.name.value })}</NewsletterTerms>
    </>
  ),
  confirmed: () => <Onward />,
  stale: () => <SignUp />,
  leave: (submission) => (
    <PressOnce intent="leave" submission={submission}>
      {m.newsletter_leave_action()}
    </PressOnce>
  ),
  left: () => <Again>{m.newsletter_left_again()}</Again>,
  unknown: () => (
    <a className={standaloneLink} href={href('/contact-us')}>
      {m.nav_contact()}
    </a>
  ),
}

type PressOnceProps = { intent: 'confirm' | 'leave'; submission?: Submission; children: string }

/**
 * A letter's link leads to this button, because mail scanners open links but press no buttons. The form goes to the
 * page's own address.
 */
const PressOnce = ({ intent, submission, children }: PressOnceProps) => (
  <form method="post" data-native>
    <input type="hidden" name="intent" value={intent} />
    <button type="submit" className={buttonClass()}>
      {children}
    </button>
    {submission ? <NewsletterError>{errorMessage(submission.code)}</NewsletterError> : null}
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

const SignUp = ({ submission }: { submission?: Submission }) => (
  <>
    <NewsletterForm email={submission?.values.email} error={submission && errorMessage(submission.code)} />
    <NewsletterTerms />
  </>
)

const sentences: Partial<Record<FailureCode, () => string>> = {
  // The address is the form's only field.
  invalid_request: m.newsletter_email_wrong,
  body_too_large: m.failure_body_too_large,
  too_many_requests: m.failure_too_many_requests,
  unsupported_media_type: m.failure_unsupported_media_type,
}

const errorMessage = (code: FailureCode) => (sentences[code] ?? m.failure_unexpected)()
