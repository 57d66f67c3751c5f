import { m } from '#app/paraglide/messages.js'

/** The day the texts below last changed. */
export const LEGAL_UPDATED = '2026-11-21'

type Section = { title: () => string; text: () => string }

export const privacySections: readonly Section[] = [
  { title: m.content_privacy_stored_title, text: m.content_privacy_stored_text },
  { title: m.content_privacy_newsletter_title, text: m.content_privacy_newsletter_text },
  { title: m.content_privacy_not_title, text: m.content_privacy_not_text },
  { title: m.content_privacy_host_title, text: m.content_privacy_host_text },
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
