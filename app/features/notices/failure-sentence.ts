import type { FailureCode } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'

type Sentence = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string

// Named one by one: looking a message up by its key would ship every message of the shop.
const sentences: Record<FailureCode, Sentence> = {
  address_too_long: m.failure_address_too_long,
  bad_filter: m.failure_bad_filter,
  bad_image_request: m.failure_bad_image_request,
  bad_storage_request: m.failure_bad_storage_request,
  body_not_json: m.failure_body_not_json,
  body_too_large: m.failure_body_too_large,
  engine_unavailable: m.failure_engine_unavailable,
  invalid_request: m.failure_invalid_request,
  invalid_token: m.failure_invalid_token,
  language_not_supported: m.failure_language_not_supported,
  languages_not_fetched: m.failure_languages_not_fetched,
  languages_not_loaded: m.failure_languages_not_loaded,
  method_not_allowed: m.failure_method_not_allowed,
  not_found: m.failure_not_found,
  offline: m.failure_offline,
  unexpected: m.failure_unexpected,
  unsupported_media_type: m.failure_unsupported_media_type,
  upstream_unavailable: m.failure_upstream_unavailable,
}

/** What went wrong and what to do about it; the server says in which language, a page speaks its own. */
export const failureSentence = (code: FailureCode, locale?: Locale) => sentences[code]({}, { locale })
