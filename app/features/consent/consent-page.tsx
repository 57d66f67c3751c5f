import { Article } from '#app/features/content/article'
import { m } from '#app/paraglide/messages.js'
import { underlined } from '#app/ui/link'
import { href } from '../languages/href'
import { PageHead } from '../page/page-head'
import type { ConsentChoice, ConsentState } from './consent'
import { ConsentForm } from './consent-form'
import { consentText, otherMeasurer } from './consent-text'

type ConsentPageProps = { current: ConsentChoice | undefined; state: ConsentState | undefined }

/** Describes the measurements and offers the choice, also without script. */
export function ConsentPage({ current, state }: ConsentPageProps) {
  return (
    <Article title={m.consent_title()} lead={consentText()}>
      <PageHead title={m.consent_title()} description={m.consent_description()} />
      <div className="mt-8 max-w-104">
        <p role="status" className="mb-4 font-medium">
          {state && state !== 'saved' ? troubles[state]() : standing[current ?? 'open']()}
        </p>
        <ConsentForm current={current} />
      </div>
      <div className="mt-10 max-w-[40em] text-ink-2 *:mt-4">
        {otherMeasurer() ? null : (
          <>
            <p>{m.consent_what()}</p>
            <p>{m.consent_what_not()}</p>
          </>
        )}
        <p>{m.consent_how_long()}</p>
        <p>
          <a href={href('/privacy-policy')} className={underlined}>
            {m.footer_privacy()}
          </a>
        </p>
      </div>
    </Article>
  )
}

const standing: Record<ConsentChoice | 'open', () => string> = {
  given: m.consent_now_given,
  refused: m.consent_now_refused,
  open: m.consent_now_open,
}

const troubles: Record<Exclude<ConsentState, 'saved'>, () => string> = {
  failed: m.consent_failed,
  signal: m.consent_signal,
}
