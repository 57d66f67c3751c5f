/** Owner of a job: an account, or a visitor known by a cookie. */
export type Owner = { key: string; accountId: string | null }

export const accountOwner = (accountId: string): Owner => ({ key: `account:${accountId}`, accountId })
/** The cookie's hash, so that reading the database opens nothing. */
export const visitorOwner = (cookieHash: string): Owner => ({ key: `visitor:${cookieHash}`, accountId: null })
