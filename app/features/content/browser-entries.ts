import * as storageKeys from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'

/** Purpose and lifetime of each entry, in the order of the privacy page. */
const purposes: Record<keyof typeof storageKeys, () => string> = {
  TOKEN: m.content_privacy_entry_token,
  RENEWAL: m.content_privacy_entry_renewal,
  REMEMBERED: m.content_privacy_entry_remembered,
  ACCOUNT: m.content_privacy_entry_account,
  PREFERRED_LANGUAGE: m.content_privacy_entry_language,
  MEASUREMENT: m.content_privacy_entry_measurement,
  MEASUREMENT_PROOF: m.content_privacy_entry_measurement_proof,
  DOCTOR_VISITOR: m.content_privacy_entry_doctor,
  RESET_PASSWORD_TOKEN: m.content_privacy_entry_reset,
  RESET_PASSWORD_EMAIL: m.content_privacy_entry_reset,
  RESET_PASSWORD_UNTIL: m.content_privacy_entry_reset,
  LAST_RESEND_TIME: m.content_privacy_entry_resend,
  SCROLL_POSITIONS: m.content_privacy_entry_scroll,
  CART: m.content_privacy_entry_cart,
  CART_COUNT: m.content_privacy_entry_cart,
  WISHLIST: m.content_privacy_entry_lists,
  COMPARED: m.content_privacy_entry_lists,
  RECENTLY_VIEWED: m.content_privacy_entry_recent,
  LISTS_OWNER: m.content_privacy_entry_lists_owner,
  LIST_CHANGES: m.content_privacy_entry_lists_owner,
  ROOM_IN_WORK: m.content_privacy_entry_room,
  DOCTOR_SENT: m.content_privacy_entry_sent,
  RELOADED: m.content_privacy_entry_reloaded,
  TRACE: m.content_privacy_entry_trace,
  SIGNED_IN_AT: m.content_privacy_entry_signed_in,
  VISITS: m.content_privacy_entry_visits,
  PAGES_OF_VISIT: m.content_privacy_entry_visits,
  INSTALL_DECLINED_AT: m.content_privacy_entry_visits,
  CACHED_PAGES: m.content_privacy_entry_kept,
  CACHED_PICTURES: m.content_privacy_entry_kept,
  CACHED_FILES: m.content_privacy_entry_files,
}

/** The shop's entries in a browser, grouped by purpose. */
export const browserEntries = [...new Set(Object.values(purposes))].map((text) => ({
  names: Object.entries(storageKeys)
    .filter(([key]) => purposes[key as keyof typeof storageKeys] === text)
    .map(([, name]) => name),
  text,
}))
