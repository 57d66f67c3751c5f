import { patientFetch } from '#app/lib/patient-fetch'
import { getLocale } from '#app/paraglide/runtime.js'
import { renewSession } from '../../../session/session.queries'

/** What a page asks of its own API; tests ask it without a network. */
export type ApiClient = {
  ask: (address: string, init?: RequestInit) => Promise<Response>
  listen: (address: string) => EventSource
  /** Renews the session of who is signed in; says whether it still stands. */
  renew: () => Promise<boolean>
}

export const apiClient: ApiClient = {
  // The ledger of consents notes the language in which the words were read, which is the page's and not the browser's.
  ask: (address, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('accept-language', getLocale())
    // A photo goes once: what does not come of it the device makes.
    const send = init.method === 'POST' ? fetch : patientFetch
    return send(address, { ...init, headers })
  },
  listen: (address) => new EventSource(address),
  renew: async () => (await renewSession()).ok,
}
