import type { FormFields } from '#app/lib/form'
import { pageContext } from '#app/lib/page-context'
import type { Locale } from '../languages/languages'
import { fetchCheckout } from './checkout.functions'

/** Loads the quote of what the visitor has typed; a lost connection is data, so that the page can say it. */
export async function loadCheckout(locale: Locale, signal?: AbortSignal) {
  const submission = pageContext()?.submission
  // A refused order is compared with the quote that the shopper saw.
  const { quote = '', ...typed } = submission?.values ?? {}
  const isRefused = submission?.code === 'quote_changed'
  const view = await quoteOf(locale, isRefused ? { ...typed, quote } : typed, signal)
  return { view, submission }
}

export async function quoteOf(locale: Locale, values: FormFields, signal?: AbortSignal) {
  const found = await fetchCheckout({ data: { locale, fields: values }, signal }).catch(() => undefined)
  return found?.ok ? found.view : undefined
}
