import { MAX_FAILED_LOGINS } from '#app/lib/constants'

/** Consecutive failed logins on this page (LOGIN-06), for a warning; the server enforces limits. */
let failures = 0

export const countFailure = () => {
  failures++
}

export const forgetFailures = () => {
  failures = 0
}

export const isOverLimit = () => failures >= MAX_FAILED_LOGINS
