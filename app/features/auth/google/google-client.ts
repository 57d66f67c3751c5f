import { pageContext } from '#app/lib/page-context'
import { LOGIN_DIALOG } from '../session/session'

/** Google client id; empty when sign-in with Google is off. */
export const googleClientId = (): string =>
  import.meta.env.SSR
    ? (pageContext()?.googleClientId ?? '')
    : (document.getElementById(LOGIN_DIALOG)?.dataset.googleClient ?? '')
