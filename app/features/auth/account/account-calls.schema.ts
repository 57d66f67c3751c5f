import { type } from 'arktype'
import {
  displayNameSchema,
  EMAIL_MAX,
  emailSchema,
  loginPasswordSchema,
  phoneNumberSchema,
  registerPasswordSchema,
  registrationFields,
  roughEmailSchema,
} from './account.schema'

/** Bodies of the API's account calls, which only the server reads (specification, section 5). */

const addressSchema = type.string.atMostLength(64)
const shortText = type.string.atMostLength(120)
const tokenSchema = type('0 < string <= 200')

/** User-agent parsers return a name alone or with its version. */
const named = shortText.or({ 'name?': shortText, 'version?': shortText })

export type DeviceInfo = {
  browser?: string
  browserVersion?: string
  os?: string
  osVersion?: string
  type?: string
}

/**
 * The caller's description of its browser, flat or nested (DATA-03). It is shown to the account's owner and grants
 * nothing.
 */
const deviceSchema = type({
  'browser?': named,
  'browserVersion?': shortText,
  'os?': named,
  'osVersion?': shortText,
  'type?': shortText,
  'device?': { 'type?': shortText },
}).pipe(({ browser, browserVersion, os, osVersion, type, device }): DeviceInfo => {
  const [browserParts, osParts] = [partsOf(browser), partsOf(os)]
  return {
    browser: browserParts.name,
    browserVersion: browserVersion ?? browserParts.version,
    os: osParts.name,
    osVersion: osVersion ?? osParts.version,
    type: type ?? device?.type,
  }
})

function partsOf(given: typeof named.infer = ''): { name?: string; version?: string } {
  return typeof given === 'string' ? { name: given } : given
}

/** Schemas of each call's `data`, with the specification's names; other fields are refused. */
const commonCallFields = { 'lang?': shortText, '+': 'reject' } as const

export const registerData = type({
  ...registrationFields,
  deviceInfo: deviceSchema,
  websiteAccessIp: addressSchema,
  ...commonCallFields,
})
export const loginData = type({
  email: emailSchema,
  password: loginPasswordSchema,
  websiteAccessIp: addressSchema,
  DeviceInfo: deviceSchema,
  ...commonCallFields,
})
export const googleData = type({
  Token: '0 < string <= 4096',
  WebsiteAccessIp: addressSchema,
  DeviceInfo: deviceSchema,
  ...commonCallFields,
})
export const forgotData = type({ email: roughEmailSchema, ...commonCallFields })
export const resetData = type({ email: roughEmailSchema, newPassword: loginPasswordSchema, ...commonCallFields })
export const refreshData = type({ websiteAccessIp: addressSchema, deviceInfo: deviceSchema, ...commonCallFields })
export const activateData = type({ token: tokenSchema, ...commonCallFields }).or({
  email: roughEmailSchema,
  code: /^\d{6}$/,
  ...commonCallFields,
})

/** Google accounts may have no phone number. */
export const profileData = type({
  displayName: displayNameSchema,
  phoneNumber: phoneNumberSchema.or("''"),
  ...commonCallFields,
})
export const passwordData = type({
  currentPassword: loginPasswordSchema,
  newPassword: registerPasswordSchema,
  ...commonCallFields,
})
export const revokeData = type({ deviceId: tokenSchema, ...commonCallFields })
export const eraseData = type({ email: type.string.atMostLength(EMAIL_MAX), ...commonCallFields })
export const emptyData = type({ ...commonCallFields })

export type Registration = typeof registerData.infer
export type Activation = typeof activateData.infer

/** Body of a call: `meta` and `data` (DATA-02). */
export const envelopeSchema = type({
  meta: { language: shortText, traceID: shortText },
  data: 'object',
})
