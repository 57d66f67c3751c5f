import type { Refusal } from '#app/lib/failure'

/** The dialog that holds the login and register forms, by its id. */
export const LOGIN_DIALOG = 'login-dialog'

export type SessionFailure = Refusal

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
  device: Device
}

export type Device = {
  browser: string
  browserVersion: string
  os: string
  osVersion: string
  type: string
}

/** A form that the browser sent by itself, before the script was there or where there is none, and that was refused. */
export type SubmittedForm<Name extends string> = {
  name: Name
  /** What was typed, to stand in the form again; no password is among it. */
  values: Record<string, string>
  failure: SessionFailure
  /** What is wrong with the fields, in sentences. */
  errors: string[]
  /** The same as React Form keeps it once a form has been tried: which boxes are wrong, and why. */
  tried: { submissionAttempts: number; fieldMetaBase: Record<string, WrongField> }
}

type WrongField = {
  errorMap: { onDynamic: string }
  errorSourceMap: { onDynamic: 'form' }
  isTouched: boolean
  isBlurred: boolean
  isDirty: boolean
  isValidating: boolean
  _arrayVersion: number
  _pendingValidationsCount: number
}

/** What the register form holds; `confirmPassword` is never sent. */
export type Registration = {
  displayName: string
  phoneNumber: string
  email: string
  password: string
  confirmPassword: string
}

/** A registration answer that the specification describes and nothing uses. */
export type RegistrationResponse = {
  token: string
  expiresAt: string
  account: { id: string; name: string; email: string }
}
