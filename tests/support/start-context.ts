import type { AsyncLocalStorage } from 'node:async_hooks'
import '@tanstack/react-start'
import type { PageContext } from '#app/lib/page-context'

const KEY = Symbol.for('tanstack-start:start-storage-context')

/** Provides Start's request context, which it keeps under this symbol. */
export function withPageContext<T>(context: Partial<PageContext>, run: () => T): T {
  const storage = (globalThis as { [KEY]?: AsyncLocalStorage<{ contextAfterGlobalMiddlewares: unknown }> })[KEY]
  if (!storage) throw new Error('Start keeps its context elsewhere now')
  return storage.run({ contextAfterGlobalMiddlewares: context }, run)
}
