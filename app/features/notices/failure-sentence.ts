import type { FailureCode } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'

type Sentence = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string

// Named one by one: looking a message up by its key would ship every message of the shop.
const sentences: Record<FailureCode, Sentence> = {
  account_not_activated: m.failure_account_not_activated,
  activation_invalid: m.failure_activation_invalid,
  address_too_long: m.failure_address_too_long,
  bad_filter: m.failure_bad_filter,
  bad_image_request: m.failure_bad_image_request,
  bad_storage_request: m.failure_bad_storage_request,
  body_not_json: m.failure_body_not_json,
  body_too_large: m.failure_body_too_large,
  code_wrong: m.failure_code_wrong,
  confirmation_wrong: m.failure_confirmation_wrong,
  cross_site_request: m.failure_cross_site_request,
  email_in_use: m.failure_email_in_use,
  engine_failed: m.failure_engine_failed,
  engine_timeout: m.failure_engine_timeout,
  engine_unavailable: m.failure_engine_unavailable,
  google_email_unverified: m.failure_google_email_unverified,
  google_not_configured: m.failure_google_not_configured,
  google_token_invalid: m.failure_google_token_invalid,
  human_check_failed: m.failure_human_check_failed,
  idempotency_conflict: m.failure_idempotency_conflict,
  idempotency_key_missing: m.failure_idempotency_key_missing,
  image_animated: m.failure_image_animated,
  image_cmyk: m.failure_image_cmyk,
  image_deep: m.failure_image_deep,
  image_too_large: m.failure_image_too_large,
  image_too_many_pixels: m.failure_image_too_many_pixels,
  image_too_small: m.failure_image_too_small,
  image_type_unsupported: m.failure_image_type_unsupported,
  image_unreadable: m.failure_image_unreadable,
  invalid_request: m.failure_invalid_request,
  invalid_token: m.failure_invalid_token,
  job_ended: m.failure_job_ended,
  language_not_supported: m.failure_language_not_supported,
  languages_not_fetched: m.failure_languages_not_fetched,
  languages_not_loaded: m.failure_languages_not_loaded,
  layout_not_found: m.failure_layout_not_found,
  link_expired: m.failure_link_expired,
  mask_empty: m.failure_mask_empty,
  mask_size_mismatch: m.failure_mask_size_mismatch,
  method_not_allowed: m.failure_method_not_allowed,
  not_found: m.failure_not_found,
  offline: m.failure_offline,
  password_wrong: m.failure_password_wrong,
  quota_exceeded: m.failure_quota_exceeded,
  reset_token_invalid: m.failure_reset_token_invalid,
  too_many_requests: m.failure_too_many_requests,
  unexpected: m.failure_unexpected,
  unsupported_design_type: m.failure_unsupported_design_type,
  unsupported_media_type: m.failure_unsupported_media_type,
  upstream_unavailable: m.failure_upstream_unavailable,
  wrong_credentials: m.failure_wrong_credentials,
}

/** What went wrong and what to do about it; the server says in which language, a page speaks its own. */
export const failureSentence = (code: FailureCode, locale?: Locale) => sentences[code]({}, { locale })
