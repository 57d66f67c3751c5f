import {
  ACCOUNT,
  COMPARED,
  DOCTOR_VISITOR,
  INSTALL_DECLINED_AT,
  LAST_RESEND_TIME,
  LIST_CHANGES,
  LISTS_OWNER,
  MEASUREMENT,
  MEASUREMENT_PROOF,
  PAGES_OF_VISIT,
  PREFERRED_LANGUAGE,
  RECENTLY_VIEWED,
  RESET_PASSWORD_EMAIL,
  RESET_PASSWORD_TOKEN,
  RESET_PASSWORD_UNTIL,
  ROOM_IN_WORK,
  TRACE,
  VISITS,
  WISHLIST,
} from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'

/** Pages whose texts are in the folder `legal`. */
export const legalPages = ['privacy-policy', 'terms-of-service'] as const
export type LegalPage = (typeof legalPages)[number]

/** Date of the last change of the texts. */
export const LEGAL_UPDATED = '2026-11-23'

/** Browser storage entries: names, purpose and lifetime. */
type BrowserEntry = { names: readonly string[]; text: () => string }

/** Every cookie, storage key, database and cache of the shop; an architecture test compares them with the code. */
export const browserEntries: readonly BrowserEntry[] = [
  { names: ['token'], text: m.content_privacy_entry_token },
  { names: ['renewal'], text: m.content_privacy_entry_renewal },
  { names: ['remembered'], text: m.content_privacy_entry_remembered },
  { names: [ACCOUNT], text: m.content_privacy_entry_account },
  { names: [PREFERRED_LANGUAGE], text: m.content_privacy_entry_language },
  { names: [MEASUREMENT], text: m.content_privacy_entry_measurement },
  { names: [MEASUREMENT_PROOF], text: m.content_privacy_entry_measurement_proof },
  { names: [DOCTOR_VISITOR], text: m.content_privacy_entry_doctor },
  { names: [RESET_PASSWORD_TOKEN, RESET_PASSWORD_EMAIL, RESET_PASSWORD_UNTIL], text: m.content_privacy_entry_reset },
  { names: [LAST_RESEND_TIME], text: m.content_privacy_entry_resend },
  { names: ['tsr-scroll-restoration-v1_3'], text: m.content_privacy_entry_scroll },
  { names: [WISHLIST, COMPARED], text: m.content_privacy_entry_lists },
  { names: [RECENTLY_VIEWED], text: m.content_privacy_entry_recent },
  { names: [LISTS_OWNER, LIST_CHANGES], text: m.content_privacy_entry_lists_owner },
  { names: [ROOM_IN_WORK], text: m.content_privacy_entry_room },
  { names: ['houseDoctorSent'], text: m.content_privacy_entry_sent },
  { names: ['reloaded'], text: m.content_privacy_entry_reloaded },
  { names: [TRACE], text: m.content_privacy_entry_trace },
  { names: ['signedInAt'], text: m.content_privacy_entry_signed_in },
  { names: [VISITS, PAGES_OF_VISIT, INSTALL_DECLINED_AT], text: m.content_privacy_entry_visits },
  { names: ['pages', 'pictures'], text: m.content_privacy_entry_kept },
  { names: ['files'], text: m.content_privacy_entry_files },
]
