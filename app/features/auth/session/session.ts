/** The dialog that holds the login and register forms, by its id. */
export const LOGIN_DIALOG = 'login-dialog'

/** Takes the form that logs out; it is no page. */
export const logoutAddress = (locale: string) => `/${locale}/logout`

/** A session that stands; `expiresAt` is the end of its token in ms since the epoch. */
export type ActiveSession = { ok: true; expiresAt: number }

/** Who the visitor is to the page (specification, section 3). */
export type AuthState = {
  token: string
  isAuthenticated: boolean
  openModal: boolean
  /** A random UUID per session; empty until a session starts (DATA-04). */
  traceID: string
}

export const signedOut: AuthState = { token: '', isAuthenticated: false, openModal: false, traceID: '' }

/** The state with a trace of its own; a session that has one keeps it. */
export const withTrace = (state: AuthState): AuthState => ({
  ...state,
  traceID: state.traceID || crypto.randomUUID(),
})

/** What the server sees of the browser it answers (DATA-03). */
export type Visitor = {
  ip: string
  /** The country that the network names, or empty. */
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

/** A registration answer that the specification describes and nothing uses. */
export type RegistrationResponse = {
  token: string
  expiresAt: string
  account: { id: string; name: string; email: string }
}
