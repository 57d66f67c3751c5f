import { redirect } from '@tanstack/react-router'
import { pageContext } from '#app/lib/page-context'
import type { Locale } from '../languages/languages'
import { toPackageTier } from './catalogue'
import { fetchPackages } from './catalogue.functions'

/**
 * Loads all packages, or the pieces of one. Each has one address: another spelling of a tier leads to its own, and an
 * unknown one to all (ROUTE-05).
 */
export async function loadPackages(locale: Locale, packageTier: string | undefined, signal: AbortSignal) {
  const tier = toPackageTier(packageTier)
  const own = tier ?? undefined
  if (packageTier !== own)
    throw redirect({
      to: '/$locale/furniture-package',
      params: { locale },
      search: ({ enquiry }: { enquiry?: unknown }) => ({ packageTier: own, enquiry }),
    })
  return { tier, submission: pageContext()?.submission, ...(await fetchPackages({ data: { locale, tier }, signal })) }
}
