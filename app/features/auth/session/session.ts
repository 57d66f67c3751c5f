/** Element id of the dialog with the login and register forms. */
export const LOGIN_DIALOG = 'login-dialog'

/** Address of the logout form; it is not a page. */
export const logoutAddress = (locale: string) => `/${locale}/logout`

/** A valid session; `expiresAt` is the token's expiry in ms since the epoch. */
export type ActiveSession = { ok: true; expiresAt: number }

/** The visitor's session state for the page (specification, section 3). */
export type AuthState = {
  token: string
  isAuthenticated: boolean
  openModal: boolean
  /** A random UUID per session; empty until a session starts (DATA-04). */
  traceID: string
}

export const signedOut: AuthState = { token: '', isAuthenticated: false, openModal: false, traceID: '' }

/** Adds a trace id, or keeps the present one. */
export const withTrace = (state: AuthState): AuthState => ({
  ...state,
  traceID: state.traceID || crypto.randomUUID(),
})

/** The visitor as the server sees them (DATA-03). */
export type Visitor = {
  ip: string
  /** Country by the network's data, or empty. */
  location: string
  device: VisitorDevice
}

export type VisitorDevice = {
  browser: string
  browserVersion: string
  os: string
  osVersion: string
  type: string
}

/** The specification describes this registration answer, but no code uses it. */
export type RegistrationResponse = {
  token: string
  expiresAt: string
  account: { id: string; name: string; email: string }
}
