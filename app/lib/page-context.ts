import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { FailureCode } from './failure'
import type { Submission } from './form'

/** Context of one request, from the front door to the renderer and server functions. */
export type PageContext = {
  nonce: string
  /** The request has an unexpired token or a renewal cookie. */
  signedIn: boolean
  /** Empty for pages rendered for all anonymous visitors alike. A token renewed during rendering is added. */
  cookies: string
  /** Calls the app's own API in process. */
  apiFetch: typeof fetch
  /** Google client id; empty when sign-in with Google is off. */
  googleClientId: string
  /** Turnstile site key; empty when it is off. */
  turnstileSiteKey: string
  /** Letters about orders go to phones too (server/phone.ts). */
  sendsToPhones: boolean
  /** Storage hosts; see the images feature. */
  storage: { consoleOrigin: string; storageOrigin: string }
  /** The operator's own measuring script; empty uses ours. */
  measurementScript: string
  /** Script addresses of this page's application. */
  chunks?: readonly string[]
  /** The page's own address, when it answers at another. */
  address?: string
  /** Set when the front door or a route refused the address. */
  refusal?: FailureCode
  /** Answers the form of a request; undefined when its page does (`submission`). */
  answerForm?: (context: PageContext) => Promise<Response | undefined>
  /** A rejected form, when the page answers it. */
  submission?: Submission
}

/** Context of the request being rendered; undefined in browsers. */
export const pageContext = createIsomorphicFn()
  .server(() => getGlobalStartContext() as PageContext | undefined)
  .client(() => undefined)
