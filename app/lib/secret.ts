/** What a secret of 256 bits looks like in base64url, for the patterns of addresses. */
export const SECRET_PATTERN = '[\\w-]{43}'

/** A secret, or what `fingerprint` and `keyed` make, which have the same format. */
export const SECRET = new RegExp(`^${SECRET_PATTERN}$`)

export const isSecret = (text: string): boolean => SECRET.test(text)
