import { DAY, HOUR, MINUTE, RESEND_COOLDOWN } from '../../lib/constants'
import type { Allowance } from './quota'

/**
 * Limits per address are wide, because many people share an address. Limits per account count only tries that the
 * address limits let through, so one address cannot lock an account's owner out.
 */
export const allowances = {
  loginByAddress: { kind: 'login-address', most: 100, within: 15 * MINUTE },
  loginToAccountFromAddress: { kind: 'login-account-address', most: 10, within: 15 * MINUTE },
  loginToAccount: { kind: 'login-account', most: 100, within: HOUR },
  registerByAddress: { kind: 'register-address', most: 30, within: HOUR },
  /** Limits how many e-mail addresses can be tested for accounts. */
  emailInUseByAddress: { kind: 'email-in-use-address', most: 5, within: HOUR },
  /** Each registration of an unconfirmed mailbox sends a letter; strangers must not fill a mailbox. */
  registerToMailboxFromAddress: { kind: 'register-mailbox-address', most: 5, within: HOUR },
  registerToMailboxFromAddressADay: { kind: 'register-mailbox-address-day', most: 6, within: DAY },
  registerToMailbox: { kind: 'register-mailbox', most: 20, within: DAY },
  activateByAddress: { kind: 'activate-address', most: 60, within: HOUR },
  activateAccount: { kind: 'activate-account', most: 10, within: 15 * MINUTE },
  googleByAddress: { kind: 'google-address', most: 60, within: 15 * MINUTE },
  resendByAddress: { kind: 'resend-address', most: 30, within: HOUR },
  resendToMailboxFromAddress: { kind: 'resend-mailbox-address', most: 1, within: RESEND_COOLDOWN },
  resendToMailboxFromAddressADay: { kind: 'resend-mailbox-address-day', most: 4, within: DAY },
  forgotByAddress: { kind: 'forgot-address', most: 30, within: HOUR },
  forgotToMailboxFromAddress: { kind: 'forgot-mailbox-address', most: 3, within: 15 * MINUTE },
  forgotToMailboxFromAddressADay: { kind: 'forgot-mailbox-address-day', most: 4, within: DAY },
  /** Strangers must not fill a mailbox with letters. */
  forgotToMailbox: { kind: 'forgot-mailbox', most: 12, within: DAY },
  resendToMailbox: { kind: 'resend-mailbox', most: 12, within: DAY },
  resetByAddress: { kind: 'reset-address', most: 30, within: HOUR },
  newsletterByAddress: { kind: 'newsletter-address', most: 20, within: HOUR },
  newsletterToMailbox: { kind: 'newsletter-mailbox', most: 3, within: HOUR },
  /** Wide, because every press of a plus is a call. */
  cartByAddress: { kind: 'cart-address', most: 600, within: 10 * MINUTE, isFrequent: true },
  /** Not limits: what agents have asked under a key is remembered for two days. */
  agentKey: { kind: 'agent-key', most: 1, within: 2 * DAY },
  agentRequest: { kind: 'agent-request', most: 1, within: 2 * DAY },
  /** Wide, because a checkout asks some fifteen times, and phones of one carrier share an address. */
  quoteByAddress: { kind: 'quote-address', most: 1200, within: 10 * MINUTE, isFrequent: true },
  orderByAddress: { kind: 'order-address', most: 30, within: HOUR },
  /** Limits how many codes, phones and vouchers can be guessed. */
  orderLookUpByAddress: { kind: 'order-look-up-address', most: 20, within: 15 * MINUTE },
  /** Few for one code or phone, so that no address uses up what all of them have. */
  orderLookUpOfCodeFromAddress: { kind: 'order-look-up-code-address', most: 6, within: HOUR },
  orderLookUpOfPhoneFromAddress: { kind: 'order-look-up-phone-address', most: 6, within: HOUR },
  /** The same from many addresses: phones for one code, codes for one phone. Counted for unknown ones alike. */
  orderLookUpOfCode: { kind: 'order-look-up-code', most: 60, within: HOUR },
  orderLookUpOfPhone: { kind: 'order-look-up-phone', most: 60, within: HOUR },
  /** Strangers must not fill a mailbox or a phone with codes of its orders. */
  orderAccessOfOrder: { kind: 'order-access', most: 3, within: HOUR },
  /** As many codes of six digits, each with five tries, are little to guess with. */
  orderAccessOfOrderInADay: { kind: 'order-access-day', most: 6, within: DAY },
  /** All tries of three codes. */
  orderOpeningFromAddress: { kind: 'order-opening-address', most: 15, within: HOUR },
  orderOpening: { kind: 'order-opening', most: 60, within: HOUR },
  /** Messages cost the shop, and anybody may order with a number that is not theirs. */
  messageToPhone: { kind: 'message-phone', most: 8, within: HOUR },
  messageToPhoneInADay: { kind: 'message-phone-day', most: 20, within: DAY },
  /** Each attempt calls a payment provider. */
  payAttemptOfOrder: { kind: 'pay-attempt', most: 20, within: HOUR },
  enquiryByAddress: { kind: 'enquiry-address', most: 20, within: HOUR },
  /** Each enquiry sends two letters. */
  enquiryFromPerson: { kind: 'enquiry-person', most: 6, within: HOUR },
  /** Each consent adds a row to the ledger. */
  consentByAddress: { kind: 'consent-address', most: 30, within: HOUR },
  /** Each design may store a picture and add a row to the ledger. */
  designOfAccount: { kind: 'design-account', most: 60, within: HOUR },
  passwordOfAccount: { kind: 'password-account', most: 10, within: 15 * MINUTE },
} satisfies Record<string, Allowance>

/** Limits for requested letters, narrowest first. After `sentLately`, a new request needs no new letter. */
export const letterLimits = {
  reset: {
    byAddress: allowances.forgotByAddress,
    fromAddress: allowances.forgotToMailboxFromAddress,
    fromAddressADay: allowances.forgotToMailboxFromAddressADay,
    toMailbox: allowances.forgotToMailbox,
    sentLately: { kind: 'forgot-lately', most: 1, within: 15 * MINUTE },
  },
  activation: {
    byAddress: allowances.resendByAddress,
    fromAddress: allowances.resendToMailboxFromAddress,
    fromAddressADay: allowances.resendToMailboxFromAddressADay,
    toMailbox: allowances.resendToMailbox,
    sentLately: { kind: 'resend-lately', most: 1, within: 15 * MINUTE },
  },
}

/** Limits for House Doctor jobs: `client` jobs cost storage, `server` jobs also CPU time, `ai` jobs money. */
export const jobAllowances = {
  client: {
    visitor: { kind: 'doctor-client-own', most: 60, within: HOUR },
    account: { kind: 'doctor-client-own', most: 60, within: HOUR },
    address: { kind: 'doctor-client-address', most: 600, within: HOUR },
  },
  server: {
    visitor: { kind: 'doctor-server-own', most: 20, within: HOUR },
    account: { kind: 'doctor-server-own', most: 20, within: HOUR },
    address: { kind: 'doctor-server-address', most: 200, within: HOUR },
  },
  ai: {
    visitor: { kind: 'doctor-ai-own', most: 3, within: DAY },
    account: { kind: 'doctor-ai-own', most: 20, within: DAY },
    address: { kind: 'doctor-ai-address', most: 30, within: DAY },
  },
} satisfies Record<string, Record<'visitor' | 'account' | 'address', Allowance>>

export const doctorAllowances = {
  /** Server computations, including failed ones: a failure refunds its job, but not the CPU time. */
  computedForAddress: { kind: 'doctor-tries-address', most: 400, within: HOUR },
  /** Reading a body costs memory and CPU time, even if it is refused. */
  refusedBodyFromAddress: { kind: 'doctor-refused-address', most: 120, within: HOUR },
  /** The page validates results before it uploads them, and each upload may have 15 MB. */
  refusedUploadOfJob: { kind: 'doctor-uploads', most: 10, within: HOUR },
  /** A stream lives a minute at most (events.server.ts), so at most twice as many are open at once. */
  streamOfOwner: { kind: 'doctor-events', most: 30, within: MINUTE },
} satisfies Record<string, Allowance>

/** The hosted engine's daily budget, in millionths of a dollar. */
export const hostedMoney = (mostADay: number, now = Date.now()) => ({
  kind: 'hosted-engine',
  who: new Date(now).toISOString().slice(0, 10),
  most: mostADay,
  within: DAY,
})
