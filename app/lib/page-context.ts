import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { FailureCode } from './failure'

/** A rejected form's values and errors, to be shown again. */
export type RefusedForm = {
  values: string
  /** Invalid fields, for forms with several. */
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
  /** Set when the page answers a rejected form. */
  rejectedForm?: RefusedForm
  /** Fields of a form submitted without script, when the page answers it. */
  submittedForm?: Readonly<Record<string, string>>
}

/** Context of the request being rendered; undefined in browsers. */
export const pageContext = createIsomorphicFn()
  .server(() => getGlobalStartContext() as PageContext | undefined)
  .client(() => undefined)
