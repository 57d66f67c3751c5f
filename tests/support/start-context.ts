import type { AsyncLocalStorage } from 'node:async_hooks'
import '@tanstack/react-start'
import type { PageContext } from '#app/lib/page-context'

const KEY = Symbol.for('tanstack-start:start-storage-context')

/** Runs as within Start's renderer, which keeps the context of its request under this symbol. */
export function withPageContext<T>(context: Partial<PageContext>, run: () => T): T {
  const storage = (globalThis as { [KEY]?: AsyncLocalStorage<{ contextAfterGlobalMiddlewares: unknown }> })[KEY]
  if (!storage) throw new Error('Start keeps its context elsewhere now')
  return storage.run({ contextAfterGlobalMiddlewares: context }, run)
}
