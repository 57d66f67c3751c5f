import { ACCOUNT } from './storage-keys'

/** Opaque name of the signed-in account; '' for anonymous visitors. */
export const account = () => new RegExp(`(?:^|; )${ACCOUNT}=([^;]+)`).exec(document.cookie)?.[1] ?? ''
