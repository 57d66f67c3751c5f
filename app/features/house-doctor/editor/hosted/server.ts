/** What a page asks of its own server; tests ask the API without a network. */
export type Server = {
  ask: (address: string, init?: RequestInit) => Promise<Response>
  listen: (address: string) => EventSource
}

export const ownServer: Server = {
  ask: (address, init) => fetch(address, init),
  listen: (address) => new EventSource(address),
}
