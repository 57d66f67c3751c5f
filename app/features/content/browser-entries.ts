import {
  ACCOUNT,
  CACHED_FILES,
  CACHED_PAGES,
  CACHED_PICTURES,
  CART,
  CART_COUNT,
  CHECKOUT_DRAFT,
  COMPARED,
  DOCTOR_SENT,
  DOCTOR_VISITOR,
  INSTALL_DECLINED_AT,
  LAST_RESEND_TIME,
  LIST_CHANGES,
  LISTS_OWNER,
  MEASUREMENT,
  MEASUREMENT_PROOF,
  PAGES_OF_VISIT,
  PAYING_ORDER,
  PREFERRED_LANGUAGE,
  RECENTLY_VIEWED,
  RELOADED,
  REMEMBERED,
  RENEWAL,
  RESET_PASSWORD_EMAIL,
  RESET_PASSWORD_TOKEN,
  RESET_PASSWORD_UNTIL,
  ROOM_IN_WORK,
  SCROLL_POSITIONS,
  SIGNED_IN_AT,
  TOKEN,
  TRACE,
  VISITS,
  WISHLIST,
} from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'

type StorageKey = keyof typeof import('#app/lib/storage-keys')

/**
 * Name, purpose and lifetime of each entry, in the order of the privacy page. Names are imported one by one: as a whole,
 * the module would be an object in every page's bundle.
 */
const entries: Record<StorageKey, { name: string; text: () => string }> = {
  TOKEN: { name: TOKEN, text: m.content_privacy_entry_token },
  RENEWAL: { name: RENEWAL, text: m.content_privacy_entry_renewal },
  REMEMBERED: { name: REMEMBERED, text: m.content_privacy_entry_remembered },
  ACCOUNT: { name: ACCOUNT, text: m.content_privacy_entry_account },
  PREFERRED_LANGUAGE: { name: PREFERRED_LANGUAGE, text: m.content_privacy_entry_language },
  MEASUREMENT: { name: MEASUREMENT, text: m.content_privacy_entry_measurement },
  MEASUREMENT_PROOF: { name: MEASUREMENT_PROOF, text: m.content_privacy_entry_measurement_proof },
  DOCTOR_VISITOR: { name: DOCTOR_VISITOR, text: m.content_privacy_entry_doctor },
  RESET_PASSWORD_TOKEN: { name: RESET_PASSWORD_TOKEN, text: m.content_privacy_entry_reset },
  RESET_PASSWORD_EMAIL: { name: RESET_PASSWORD_EMAIL, text: m.content_privacy_entry_reset },
  RESET_PASSWORD_UNTIL: { name: RESET_PASSWORD_UNTIL, text: m.content_privacy_entry_reset },
  LAST_RESEND_TIME: { name: LAST_RESEND_TIME, text: m.content_privacy_entry_resend },
  SCROLL_POSITIONS: { name: SCROLL_POSITIONS, text: m.content_privacy_entry_scroll },
  CART: { name: CART, text: m.content_privacy_entry_cart },
  CART_COUNT: { name: CART_COUNT, text: m.content_privacy_entry_cart },
  CHECKOUT_DRAFT: { name: CHECKOUT_DRAFT, text: m.content_privacy_entry_checkout },
  PAYING_ORDER: { name: PAYING_ORDER, text: m.content_privacy_entry_paying },
  WISHLIST: { name: WISHLIST, text: m.content_privacy_entry_lists },
  COMPARED: { name: COMPARED, text: m.content_privacy_entry_lists },
  RECENTLY_VIEWED: { name: RECENTLY_VIEWED, text: m.content_privacy_entry_recent },
  LISTS_OWNER: { name: LISTS_OWNER, text: m.content_privacy_entry_lists_owner },
  LIST_CHANGES: { name: LIST_CHANGES, text: m.content_privacy_entry_lists_owner },
  ROOM_IN_WORK: { name: ROOM_IN_WORK, text: m.content_privacy_entry_room },
  DOCTOR_SENT: { name: DOCTOR_SENT, text: m.content_privacy_entry_sent },
  RELOADED: { name: RELOADED, text: m.content_privacy_entry_reloaded },
  TRACE: { name: TRACE, text: m.content_privacy_entry_trace },
  SIGNED_IN_AT: { name: SIGNED_IN_AT, text: m.content_privacy_entry_signed_in },
  VISITS: { name: VISITS, text: m.content_privacy_entry_visits },
  PAGES_OF_VISIT: { name: PAGES_OF_VISIT, text: m.content_privacy_entry_visits },
  INSTALL_DECLINED_AT: { name: INSTALL_DECLINED_AT, text: m.content_privacy_entry_visits },
  CACHED_PAGES: { name: CACHED_PAGES, text: m.content_privacy_entry_kept },
  CACHED_PICTURES: { name: CACHED_PICTURES, text: m.content_privacy_entry_kept },
  CACHED_FILES: { name: CACHED_FILES, text: m.content_privacy_entry_files },
}

/** The shop's entries in a browser, grouped by purpose. */
export const browserEntries = [...new Set(Object.values(entries).map(({ text }) => text))].map((text) => ({
  names: Object.values(entries)
    .filter((entry) => entry.text === text)
    .map(({ name }) => name),
  text,
}))
