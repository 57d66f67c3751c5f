import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** Id of the current request, in its log lines and response. */
export const requestId = (): string | undefined => scope.getStore()

/** Cloudflare's ray id if present, so that its tools find the request. */
export const newRequestId = (headers: Headers): string =>
  /^[\da-f]{16}-[A-Z]{3}$/.exec(headers.get('cf-ray') ?? '')?.[0] ?? crypto.randomUUID()

export const withRequestId = <T>(id: string, run: () => T): T => scope.run(id, run)
