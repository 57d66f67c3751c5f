import { getLocale } from '#app/paraglide/runtime.js'

/** What a page asks of its own server; tests ask the API without a network. */
export type Server = {
  ask: (address: string, init?: RequestInit) => Promise<Response>
  listen: (address: string) => EventSource
}

export const ownServer: Server = {
  // The ledger of consents notes the language in which the words were read, which is the page's and not the browser's.
  ask: (address, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('accept-language', getLocale())
    return fetch(address, { ...init, headers })
  },
  listen: (address) => new EventSource(address),
}
