import { ACCOUNT } from './storage-keys'

/** Value of a cookie that scripts may read; '' without one. */
export const readCookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? ''

/** Opaque name of the signed-in account; '' for anonymous visitors. */
export const account = () => readCookie(ACCOUNT)
