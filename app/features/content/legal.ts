/** Pages whose texts are in the folder `legal`. */
export const legalPages = ['privacy-policy', 'terms-of-service'] as const
export type LegalPage = (typeof legalPages)[number]

/** Date of the last change of the texts. */
export const LEGAL_UPDATED = '2026-11-30'

/** Id of terms that are kept: their day and their fingerprint, such as `2026-11-30-p3Xc0aYbQ9w`. */
export const TERMS_ID = /^\d{4}-\d\d-\d\d-[\w-]{11}$/

/** Day of an id of terms; a day stays itself. */
export const dayOfTerms = (id: string) => id.slice(0, LEGAL_UPDATED.length)
