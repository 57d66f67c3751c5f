/** Whose a job is: an account's, or a visitor's who is known by a cookie alone. */
export type Owner = { key: string; accountId: string | null }

export const accountOwner = (accountId: string): Owner => ({ key: `account:${accountId}`, accountId })
/** By the hash of the cookie: who reads the database opens nothing with it. */
export const visitorOwner = (cookieHash: string): Owner => ({ key: `visitor:${cookieHash}`, accountId: null })
