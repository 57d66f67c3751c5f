/**
 * Every failure code with its HTTP status; the message `failure_<code>` words it (tests/architecture/failures.test.ts).
 */
export const failureStatus = {
  account_not_activated: 400,
  activation_invalid: 410,
  address_too_long: 414,
  bad_filter: 404,
  bad_image_request: 400,
  bad_storage_request: 400,
  body_not_json: 400,
  body_too_large: 413,
  checkout_open: 200,
  cart_full: 409,
  code_wrong: 422,
  confirmation_wrong: 422,
  consent_missing: 422,
  content_blocked: 422,
  cross_site_request: 403,
  email_in_use: 409,
  engine_failed: 502,
  engine_timeout: 504,
  engine_unavailable: 503,
  gap_too_small: 422,
  google_email_unverified: 403,
  google_not_configured: 404,
  google_token_invalid: 401,
  hosted_engine_failed: 502,
  hosted_engine_spent: 503,
  https_required: 403,
  human_check_failed: 403,
  idempotency_conflict: 409,
  idempotency_key_missing: 400,
  image_animated: 415,
  image_cmyk: 415,
  image_deep: 415,
  image_too_large: 413,
  image_too_many_pixels: 413,
  image_too_small: 422,
  image_unreadable: 422,
  invalid_request: 422,
  invalid_token: 401,
  job_ended: 409,
  language_not_supported: 400,
  languages_not_fetched: 503,
  languages_not_loaded: 503,
  layout_not_found: 422,
  link_expired: 410,
  mask_covers_everything: 422,
  mask_empty: 422,
  mask_size_mismatch: 422,
  method_not_allowed: 405,
  no_floor: 422,
  not_found: 404,
  notice_not_authentic: 401,
  not_understood: 422,
  nothing_fits: 422,
  nothing_fits_around: 422,
  offline: 503,
  order_day_refused: 409,
  order_not_cancellable: 409,
  order_return_refused: 409,
  password_wrong: 422,
  payment_not_offered: 409,
  quota_exceeded: 429,
  quote_changed: 409,
  quote_refused: 409,
  removal_unconfirmed: 422,
  reset_not_sent: 502,
  reset_token_invalid: 401,
  result_size_mismatch: 422,
  source_missing: 422,
  surface_not_found: 422,
  too_many_requests: 429,
  unexpected: 500,
  unsupported_design_type: 422,
  unsupported_media: 415,
  unsupported_media_type: 415,
  upstream_unavailable: 503,
  voucher_used: 409,
  wrong_credentials: 401,
} as const satisfies Record<string, number>

export type FailureCode = keyof typeof failureStatus

/**
 * Expected failures are data, because a thrown error's code is lost over RPC. API problems have the same content
 * (server/http/problem.ts).
 */
export type Refusal<Code extends string = FailureCode> = {
  ok: false
  code: Code
  /** The API's own message. */
  message?: string
  /** Seconds until a retry is allowed. */
  retryAfter?: number
  /** Invalid fields. */
  wrong?: readonly string[]
  /** Unknown words of an instruction. */
  unknown?: readonly string[]
}

export type Result<Value = object, Code extends string = FailureCode> = ({ ok: true } & Value) | Refusal<Code>

export class Failure extends Error {
  readonly code: FailureCode
  constructor(code: FailureCode) {
    super(code)
    this.name = 'Failure'
    this.code = code
  }
}
