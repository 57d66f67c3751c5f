import { MEASUREMENT } from '#app/lib/storage-keys'

/** The newsletter's consent is given by a button on its own page. */
export const purposes = ['measurement'] as const

export const choices = ['given', 'refused'] as const
export type ConsentChoice = (typeof choices)[number]

export const CONSENT_API = '/api/consent'

/** Messages beside the choice after a form that was sent without script. */
export const consentStates = ['saved', 'failed', 'signal'] as const
export type ConsentState = (typeof consentStates)[number]

/** Date of the last change to the consent text; older consents no longer count, so the visitor is asked again. */
const WORDS_OF = '2026-11-23'

/** Version of the consent text; a different script needs a new consent. */
export const consentWords = (script: string) => (script ? `${WORDS_OF}_${new URL(script).hostname}` : WORDS_OF)

/** A choice is valid this long. */
export const CHOICE_SECONDS = 180 * 24 * 60 * 60

/** Choice in the cookie. A refusal counts for every text version, a consent only for its own. */
export function choiceIn(cookies: string, words: string): ConsentChoice | undefined {
  const [, value = ''] = new RegExp(`(?:^|; ?)${MEASUREMENT}=([^;]*)`).exec(cookies) ?? []
  if (value.startsWith(choiceValue('refused', ''))) return 'refused'
  return value === choiceValue('given', words) ? 'given' : undefined
}

export const choiceValue = (choice: ConsentChoice, words: string) => `${choice}.${words}`

/** Sets the server's refusal cookie at once, without waiting for the answer. */
export function refuseInBrowser(words: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API waits, and a refusal must not.
  document.cookie = `${MEASUREMENT}=${choiceValue('refused', words)}; Max-Age=${CHOICE_SECONDS}; Path=/; SameSite=Lax${secure}`
}
