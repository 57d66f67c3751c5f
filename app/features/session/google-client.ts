import { pageContext } from '#app/lib/page-context'
import { LOGIN_DIALOG } from './session'

/** The client id under which Google knows this shop; empty where third-party sign-in is not configured. */
export const googleClientId = (): string =>
  import.meta.env.SSR
    ? (pageContext()?.googleClientId ?? '')
    : (document.getElementById(LOGIN_DIALOG)?.dataset.googleClient ?? '')
