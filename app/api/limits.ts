import { DAY, HOUR, MINUTE, RESEND_COOLDOWN } from '#app/lib/constants'

/** A limit before it is known who is counted. */
type Allowance = { kind: string; most: number; within: number }

/**
 * How often each thing may be tried. Addresses are shared by whole neighbourhoods, so theirs are wide; an account is
 * one person's, so its own are narrow. What is narrow for an account counts for each address alone; the wide limit of an
 * account counts only what these let through, so that no one address can use it up and lock its owner out.
 */
export const allowances = {
  loginByAddress: { kind: 'login-address', most: 100, within: 15 * MINUTE },
  loginToAccountFromAddress: { kind: 'login-account-address', most: 10, within: 15 * MINUTE },
  loginToAccount: { kind: 'login-account', most: 100, within: HOUR },
  registerByAddress: { kind: 'register-address', most: 30, within: HOUR },
  /** "E-mail in use" tells who has an account: nobody may ask that often. */
  emailInUseByAddress: { kind: 'email-in-use-address', most: 5, within: HOUR },
  /** Each registration of a mailbox that has not answered brings a letter: it can be filled by nobody. */
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
  /** Nobody's mailbox can be filled by others: so many letters of each kind a day. */
  forgotToMailbox: { kind: 'forgot-mailbox', most: 12, within: DAY },
  resendToMailbox: { kind: 'resend-mailbox', most: 12, within: DAY },
  resetByAddress: { kind: 'reset-address', most: 30, within: HOUR },
  newsletterByAddress: { kind: 'newsletter-address', most: 20, within: HOUR },
  newsletterToMailbox: { kind: 'newsletter-mailbox', most: 3, within: HOUR },
  enquiryByAddress: { kind: 'enquiry-address', most: 20, within: HOUR },
  /** Each brings two letters. */
  enquiryFromPerson: { kind: 'enquiry-person', most: 6, within: HOUR },
  /** Each is a row of the ledger. */
  consentByAddress: { kind: 'consent-address', most: 30, within: HOUR },
  /** Each may hold a picture, and be a row of the ledger. */
  designOfAccount: { kind: 'design-account', most: 60, within: HOUR },
  passwordOfAccount: { kind: 'password-account', most: 10, within: 15 * MINUTE },
} satisfies Record<string, Allowance>

/** For letters that somebody asks for, from the narrowest limit to the widest, and how long one that has been sent will do. */
export const letterLimits = {
  reset: {
    byAddress: allowances.forgotByAddress,
    fromAddress: allowances.forgotToMailboxFromAddress,
    fromAddressADay: allowances.forgotToMailboxFromAddressADay,
    toMailbox: allowances.forgotToMailbox,
    sentLately: { kind: 'forgot-lately', within: 15 * MINUTE },
  },
  activation: {
    byAddress: allowances.resendByAddress,
    fromAddress: allowances.resendToMailboxFromAddress,
    fromAddressADay: allowances.resendToMailboxFromAddressADay,
    toMailbox: allowances.resendToMailbox,
    sentLately: { kind: 'resend-lately', within: 15 * MINUTE },
  },
}
