/** Pages whose texts are in the folder `legal`. */
export const legalPages = ['privacy-policy', 'terms-of-service'] as const
export type LegalPage = (typeof legalPages)[number]

/** Date of the last change of the texts. */
export const LEGAL_UPDATED = '2026-11-30'
