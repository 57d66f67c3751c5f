import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { FailureCode } from './failure'
import type { Submission } from './form'

/** What the front door hands to the renderer of one request, and to its server functions. */
export type PageContext = {
  nonce: string
  /** A token that has not ended, or a renewal cookie, came with the request. */
  signedIn: boolean
  /** Empty where the page is rendered for every anonymous visitor alike. A token renewed while rendering is put in. */
  cookies: string
  /** Calls the app's own API without leaving the process. */
  apiFetch: typeof fetch
  /** The id under which Google knows this shop; empty where third-party sign-in is not configured. */
  googleClientId: string
  /** The key under which Turnstile knows this shop; empty where it is not configured. */
  turnstileSiteKey: string
  /** Where object storage lives; the images feature says what it means. */
  storage: { consoleOrigin: string; storageOrigin: string }
  /** The operator's own measuring script; empty where ours measures. */
  measurementScript: string
  /** Addresses of the scripts that this page's application needs. */
  chunks?: readonly string[]
  /** Set where the page answers at an address that is not its own: its own, where the application finds it. */
  address?: string
  /** Set when the front door or a route refused the address. */
  refusal?: FailureCode
  /** Set where a form was sent: what it comes to, or nothing where its page says so (`submission`). */
  answerForm?: (context: PageContext) => Promise<Response | undefined>
  /** Set where the page answers a form of its own that was refused. */
  submission?: Submission
}

/** The context of the request being rendered; nothing in the browser. */
export const pageContext = createIsomorphicFn()
  .server(() => getGlobalStartContext() as PageContext | undefined)
  .client(() => undefined)
