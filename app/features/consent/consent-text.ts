import { pageContext } from '#app/lib/page-context'
import { m } from '#app/paraglide/messages.js'
import { company } from '../content/content'

/** The host of the operator's own measuring script; nothing where the shop measures itself. */
export const otherMeasurer = () => URL.parse(pageContext()?.measurementScript ?? '')?.host

/** What a visitor agrees to. Changed words need a new day in consent.ts. */
export function consentText(): string {
  const host = otherMeasurer()
  const asker = { company: company.name.value }
  return host ? m.consent_text_other({ host, ...asker }) : m.consent_text(asker)
}
