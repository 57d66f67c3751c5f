import { pageContext } from '#app/lib/page-context'
import { m } from '#app/paraglide/messages.js'
import { company } from '../content/content'
import { choiceIn, consentWords } from './consent'

/** The operator's own measuring script, or ''. */
const otherScript = () =>
  (import.meta.env.SSR ? pageContext()?.measurementScript : document.documentElement.dataset.measure) ?? ''

/** Its host. */
export const otherMeasurer = () => (otherScript() ? URL.parse(otherScript())?.host : undefined)

/** The consent text; changing it needs a new date in consent.ts. */
export function consentText(): string {
  const host = otherMeasurer()
  const asker = { company: company.name.value }
  return host ? m.consent_text_other({ host, ...asker }) : m.consent_text(asker)
}

/** Version of the current text. */
export const currentWords = () => consentWords(otherScript())

/** The visitor's choice, on uncached pages only. */
export const currentChoice = () =>
  choiceIn((import.meta.env.SSR ? pageContext()?.cookies : document.cookie) ?? '', currentWords())
