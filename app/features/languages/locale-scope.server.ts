import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, overwriteServerAsyncLocalStorage } from '#app/paraglide/runtime.js'

type Scope = { locale?: Locale; origin?: string; messageCalls?: Set<string> }

const scope = new AsyncLocalStorage<Scope>()
overwriteServerAsyncLocalStorage(scope)

/** Runs a request with its locale, so that parallel requests never mix languages (LANG-10). */
export const runWithLocale = <T>(locale: Locale, origin: string, run: () => T): T =>
  scope.run({ locale, origin, messageCalls: new Set() }, run)
