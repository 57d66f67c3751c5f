import {
  ACCOUNT,
  COMPARED,
  LAST_RESEND_TIME,
  LIST_CHANGES,
  LISTS_OWNER,
  MEASUREMENT,
  MEASUREMENT_PROOF,
  PREFERRED_LANGUAGE,
  RECENTLY_VIEWED,
  RESET_PASSWORD_EMAIL,
  RESET_PASSWORD_TOKEN,
  WISHLIST,
} from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { company } from './company'

/** The day the texts below last changed. */
export const LEGAL_UPDATED = '2026-11-22'

type Section = { title: () => string; text: () => string; entries?: readonly BrowserEntry[] }

/** What stands in the visitor's browser, by its name there, with what it is for and how long it stays. */
type BrowserEntry = { names: readonly string[]; text: () => string }

/** Every cookie, storage key and cache of the shop; a house test compares them with the code. */
export const browserEntries: readonly BrowserEntry[] = [
  { names: ['token'], text: m.content_privacy_entry_token },
  { names: ['renewal'], text: m.content_privacy_entry_renewal },
  { names: ['remembered'], text: m.content_privacy_entry_remembered },
  { names: [ACCOUNT], text: m.content_privacy_entry_account },
  { names: [PREFERRED_LANGUAGE], text: m.content_privacy_entry_language },
  { names: [MEASUREMENT], text: m.content_privacy_entry_measurement },
  { names: [MEASUREMENT_PROOF], text: m.content_privacy_entry_measurement_proof },
  { names: [RESET_PASSWORD_TOKEN, RESET_PASSWORD_EMAIL], text: m.content_privacy_entry_reset },
  { names: [LAST_RESEND_TIME], text: m.content_privacy_entry_resend },
  { names: ['tsr-scroll-restoration-v1_3'], text: m.content_privacy_entry_scroll },
  { names: [WISHLIST, COMPARED], text: m.content_privacy_entry_lists },
  { names: [RECENTLY_VIEWED], text: m.content_privacy_entry_recent },
  { names: [LISTS_OWNER, LIST_CHANGES], text: m.content_privacy_entry_lists_owner },
  { names: ['reloaded'], text: m.content_privacy_entry_reloaded },
  { names: ['signedInAt'], text: m.content_privacy_entry_signed_in },
  { names: ['pages', 'pictures'], text: m.content_privacy_entry_kept },
  { names: ['files'], text: m.content_privacy_entry_files },
]

export const privacySections: readonly Section[] = [
  {
    title: m.content_privacy_controller_title,
    text: () => m.content_privacy_controller_text({ company: company.name.value }),
  },
  { title: m.content_privacy_account_title, text: m.content_privacy_account_text },
  { title: m.content_privacy_devices_title, text: m.content_privacy_devices_text },
  { title: m.content_privacy_newsletter_title, text: m.content_privacy_newsletter_text },
  { title: m.content_privacy_enquiry_title, text: m.content_privacy_enquiry_text },
  { title: m.content_privacy_measurement_title, text: m.content_privacy_measurement_text },
  { title: m.content_privacy_browser_title, text: m.content_privacy_browser_text, entries: browserEntries },
  { title: m.content_privacy_basis_title, text: m.content_privacy_basis_text },
  { title: m.content_privacy_others_title, text: m.content_privacy_others_text },
  { title: m.content_privacy_rights_title, text: m.content_privacy_rights_text },
  { title: m.content_privacy_not_title, text: m.content_privacy_not_text },
  { title: m.content_privacy_change_title, text: m.content_privacy_change_text },
  { title: m.content_privacy_ask_title, text: m.content_privacy_ask_text },
]

export const termsSections: readonly Section[] = [
  { title: m.content_terms_scope_title, text: m.content_terms_scope_text },
  { title: m.content_terms_price_title, text: m.content_terms_price_text },
  { title: m.content_terms_picture_title, text: m.content_terms_picture_text },
  { title: m.content_terms_use_title, text: m.content_terms_use_text },
  { title: m.content_terms_law_title, text: m.content_terms_law_text },
]
