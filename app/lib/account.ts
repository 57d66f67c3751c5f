import { ACCOUNT } from './storage-keys'

/** Who is signed in in this browser, by a name that says nothing else; nothing where nobody is. */
export const account = () => new RegExp(`(?:^|; )${ACCOUNT}=([^;]+)`).exec(document.cookie)?.[1] ?? ''
