import { patientFetch } from '#app/lib/patient-fetch'
import { renewSession } from '../../../auth/session/session.queries'
import { getLocale } from '../../../languages/locale'

/** The page's API client; tests replace the network. */
export type HostedApi = {
  ask: (address: string, init?: RequestInit) => Promise<Response>
  listen: (address: string) => EventSource
  /** Renews the session; returns whether it is still valid. */
  renew: () => Promise<boolean>
}

export const apiClient: HostedApi = {
  // The consent ledger needs the page's language, not the browser's.
  ask: (address, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('accept-language', getLocale())
    // Photos are sent once: on failure the device computes.
    const send = init.method === 'POST' ? fetch : patientFetch
    return send(address, { ...init, headers })
  },
  listen: (address) => new EventSource(address),
  renew: async () => (await renewSession()).ok,
}
