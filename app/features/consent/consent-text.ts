import { pageContext } from '#app/lib/page-context'
import { m } from '#app/paraglide/messages.js'
import { company } from '../content/content'
import { choiceIn, consentWords } from './consent'

/** The operator's own measuring script, or ''. */
const otherScript = () =>
  (import.meta.env.SSR ? pageContext()?.measurementScript : document.documentElement.dataset.measure) ?? ''

/** Host of that script. */
export const otherMeasurer = () => (otherScript() ? URL.parse(otherScript())?.host : undefined)

/** The consent text; a change needs a new date in consent.ts. */
export function consentText(): string {
  const host = otherMeasurer()
  const asker = { company: company.name.value }
  return host ? m.consent_text_other({ host, ...asker }) : m.consent_text(asker)
}

export const currentWords = () => consentWords(otherScript())

/** The visitor's choice; only for uncached pages. */
export const currentChoice = () =>
  choiceIn((import.meta.env.SSR ? pageContext()?.cookies : document.cookie) ?? '', currentWords())
