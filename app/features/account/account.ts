import { DAY, HOUR, SECOND } from '#app/lib/constants'

/** A renewal token lives so long after its last use … */
export const RENEWAL_LIFETIME = 30 * DAY
/** … and a device must sign in anew so long after it signed in, used or not. */
export const DEVICE_LIFETIME = 180 * DAY
/** So long a renewed token still counts for the other tab, whoever has come with its follower. */
export const RENEWAL_GRACE = 30 * SECOND
export const ACTIVATION_LIFETIME = DAY
export const RESET_LIFETIME = HOUR
export const ERASURE_GRACE = 7 * DAY
/** An account that nobody activates gives its e-mail address back. */
export const UNACTIVATED_LIFETIME = 7 * DAY

/** The account as its owner sees it; times in ISO 8601. */
export type Profile = {
  email: string
  displayName: string
  phoneNumber: string
  hasPassword: boolean
  hasGoogle: boolean
  createdAt: string
  /** When the account will be erased; null unless its owner has asked for that. */
  eraseAt: string | null
}

/** A browser that is signed in. */
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

/** Writes an e-mail address as accounts are looked up by it. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()
