import { m } from '#app/paraglide/messages.js'
import { underlined } from '#app/ui/link'
import { href } from '../languages/href'
import { ConsentForm } from './consent-form'
import { consentText } from './consent-text'

/**
 * The measuring choice at the foot of every page (CONSENT-01). It covers no content and keeps its height after a
 * choice.
 */
export function ConsentBand() {
  return (
    <section
      aria-labelledby="consent"
      className="wrap grid items-center gap-x-8 gap-y-5 pb-10 md:grid-cols-[1fr_20rem] lg:pb-12 xl:grid-cols-[1fr_24rem]"
    >
      <div className="border-line-strong border-t pt-2 md:col-span-2" />
      <div className="max-w-[46rem]">
        <h2 id="consent" className="text-base font-semibold tracking-tight">
          {m.consent_title()}
        </h2>
        <p className="mt-1 text-sm text-ink-2">
          {consentText()}{' '}
          <a href={href('/measurement')} className={`pointer-coarse:py-3.5 ${underlined}`}>
            {m.consent_more()}
          </a>
        </p>
      </div>
      <ConsentForm />
    </section>
  )
}
