import { pagePath } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import type { PackageSummary, PackageTier } from '../catalogue/catalogue'
import { itemCount, price, tierName } from '../catalogue/catalogue-labels'
import type { Locale } from '../languages/languages'

/** Head of the packages page, or of one package. */
export function packagesHead(locale: Locale, tier: PackageTier | null, packages: readonly PackageSummary[] = []) {
  const one = packages.find((content) => content.tier === tier)
  const path = pagePath('/furniture-package', {}, { packageTier: one?.tier })
  const title = one ? m.package_title({ tier: tierName(one.tier) }) : m.packages_title()
  return {
    locale,
    path,
    title,
    description: one ? describe(one) : m.packages_description(),
    image: one?.image ?? undefined,
    social: 'furniture-package' as const,
    between: one ? [{ name: m.packages_title(), path: pagePath('/furniture-package') }] : [],
    list: {
      name: m.packages_title(),
      items: packages.map(({ tier, image }) => ({
        name: m.package_title({ tier: tierName(tier) }),
        image: image ?? undefined,
      })),
    },
  }
}

const describe = ({ tier, rooms, priceVnd }: PackageSummary) =>
  m.package_description({
    tier: tierName(tier),
    items: itemCount(rooms.reduce((sum, { pieces }) => sum + pieces, 0)),
    price: price(priceVnd),
  })
