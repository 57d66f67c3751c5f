import { pageContext } from '#app/lib/page-context'
import { m } from '#app/paraglide/messages.js'
import { company } from '../content/content'
import { choiceIn, consentWords } from './consent'

/** The operator's own measuring script; nothing where the shop measures itself. */
const otherScript = () =>
  (import.meta.env.SSR ? pageContext()?.measurementScript : document.documentElement.dataset.measure) ?? ''

/** Its host. */
export const otherMeasurer = () => (otherScript() ? URL.parse(otherScript())?.host : undefined)

/** What a visitor agrees to. Changed words need a new day in consent.ts. */
export function consentText(): string {
  const host = otherMeasurer()
  const asker = { company: company.name.value }
  return host ? m.consent_text_other({ host, ...asker }) : m.consent_text(asker)
}

/** The words above, by their day. */
export const currentWords = () => consentWords(otherScript())

/** What this visitor has chosen, where the page is theirs alone. */
export const currentChoice = () =>
  choiceIn((import.meta.env.SSR ? pageContext()?.cookies : document.cookie) ?? '', currentWords())
