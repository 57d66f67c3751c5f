/** 16 to 200 visible characters: short keys of two callers may be the same by chance. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,200}$/

export const isIdempotencyKey = (text: string): boolean => IDEMPOTENCY_KEY.test(text)
