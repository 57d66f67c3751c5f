import { DAY, HOUR, SECOND } from '#app/lib/constants'

/** Lifetime of a renewal token since its last use. */
export const RENEWAL_LIFETIME = 30 * DAY
/** Lifetime of a device since its sign-in, even if it is used. */
export const DEVICE_LIFETIME = 180 * DAY
/** How long a replaced token stays valid for other tabs. */
export const RENEWAL_GRACE = 30 * SECOND
export const ACTIVATION_LIFETIME = DAY
export const RESET_LIFETIME = HOUR
export const ERASURE_GRACE = 7 * DAY
/** Unactivated accounts release their e-mail address. */
export const UNACTIVATED_LIFETIME = 7 * DAY

/** The account as shown to its owner; times in ISO 8601. */
export type Profile = {
  email: string
  displayName: string
  phoneNumber: string
  hasPassword: boolean
  hasGoogle: boolean
  createdAt: string
  /** When the account will be erased; null unless requested. */
  eraseAt: string | null
}

/** A signed-in browser. */
export type SignedInDevice = {
  id: string
  browser: string
  os: string
  type: string
  address: string
  createdAt: string
  lastSeenAt: string
  isCurrent: boolean
}

/** Normalises an e-mail address for lookup. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()
