import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** The name of the request being answered, by which its lines in the log and its answer are found again. */
export const requestId = (): string | undefined => scope.getStore()

/** Cloudflare's own name for a request where it has one, so that its tools find the same request. */
export const newRequestId = (headers: Headers): string =>
  /^[\da-f]{16}-[A-Z]{3}$/.exec(headers.get('cf-ray') ?? '')?.[0] ?? crypto.randomUUID()

export const withRequestId = <T>(id: string, run: () => T): T => scope.run(id, run)
