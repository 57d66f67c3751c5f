/** Pages whose texts are in the folder `legal`. */
export const legalPages = ['privacy-policy', 'terms-of-service'] as const
export type LegalPage = (typeof legalPages)[number]

/** Date of the last change of the texts. */
export const LEGAL_UPDATED = '2026-11-30'

/** Day of the terms that an id names, such as `2026-11-30` of `2026-11-30-p3Xc0aYbQ9w`. */
export const dayOfTerms = (id: string) => id.slice(0, LEGAL_UPDATED.length)

/** What an id of terms looks like; others are not asked for. */
export const isTermsId = (text: string) => /^\d{4}-\d\d-\d\d-[\w-]{11}$/.test(text)
