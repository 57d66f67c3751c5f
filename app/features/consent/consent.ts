import { MEASUREMENT } from '#app/lib/storage-keys'

/** What a visitor can agree to at the foot of a page. The newsletter's consent is the button under its letter's link. */
export const purposes = ['measurement'] as const

export const choices = ['given', 'refused'] as const
export type ConsentChoice = (typeof choices)[number]

/** Where a choice is sent. */
export const CONSENT_API = '/api/consent'
/** The page of the choice, behind the locale: what is measured, and the buttons. */

/** What the page says beside the choice, after a form that no script has sent. */
export const consentStates = ['saved', 'failed', 'signal'] as const
export type ConsentState = (typeof consentStates)[number]

/** The day on which the words that visitors agree to last changed; whoever agreed to earlier ones is asked again. */
const WORDS_OF = '2026-11-23'

/** The words that visitors see: another script is another question. */
export const consentWords = (script: string) => (script ? `${WORDS_OF}_${new URL(script).hostname}` : WORDS_OF)

/** Nobody is asked again, and nothing agreed to counts, for longer. */
export const CHOICE_SECONDS = 180 * 24 * 60 * 60

/** What the cookie says to these words. No is no, to whatever words it was said. */
export function choiceIn(cookies: string, words: string): ConsentChoice | undefined {
  const [, value = ''] = new RegExp(`(?:^|; ?)${MEASUREMENT}=([^;]*)`).exec(cookies) ?? []
  if (value.startsWith(choiceValue('refused', ''))) return 'refused'
  return value === choiceValue('given', words) ? 'given' : undefined
}

export const choiceValue = (choice: ConsentChoice, words: string) => `${choice}.${words}`

/** Sets the cookie that the server's answer would set: a refusal does not wait for it. */
export function refuseInBrowser(words: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API waits, and a refusal must not.
  document.cookie = `${MEASUREMENT}=${choiceValue('refused', words)}; Max-Age=${CHOICE_SECONDS}; Path=/; SameSite=Lax${secure}`
}
