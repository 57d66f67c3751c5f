import { MAX_FAILED_LOGINS } from '#app/lib/constants'

/** Failed logins in a row on this page (LOGIN-06). The count warns; what stops an attacker is the server. */
let failures = 0

export const countFailure = () => {
  failures++
}

export const forgetFailures = () => {
  failures = 0
}

export const isOverLimit = () => failures >= MAX_FAILED_LOGINS
