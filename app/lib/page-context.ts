import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { FailureCode } from './failure'

/** What was typed, to stand in the form again, and what is wrong with it. */
export type RefusedForm = {
  values: string
  /** The fields in which something is wrong, where the form has several. */
  wrong?: readonly string[]
  code: Extract<
    FailureCode,
    | 'body_too_large'
    | 'human_check_failed'
    | 'invalid_request'
    | 'too_many_requests'
    | 'unexpected'
    | 'unsupported_media_type'
  >
}

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
  /** Set where the page answers a form of its own that was refused. */
  rejectedForm?: RefusedForm
  /** Set where the page answers a form of its own that no script has sent: its fields. */
  submittedForm?: Readonly<Record<string, string>>
}

/** The context of the request being rendered; nothing in the browser. */
export const pageContext = createIsomorphicFn()
  .server(() => getGlobalStartContext() as PageContext | undefined)
  .client(() => undefined)
