import { pageContext } from '#app/lib/page-context'
import type { Locale } from '../languages/languages'
import { toPackageTier } from './catalogue'
import { fetchPackages } from './catalogue.functions'

/** Loads all packages, or the pieces of one; an unknown tier shows all (ROUTE-05). */
export async function loadPackages(locale: Locale, packageTier: string | undefined, signal: AbortSignal) {
  const tier = toPackageTier(packageTier)
  return { tier, submission: pageContext()?.submission, ...(await fetchPackages({ data: { locale, tier }, signal })) }
}
