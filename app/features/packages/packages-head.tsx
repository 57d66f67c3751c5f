import { pagePath } from '#app/lib/page-path'
import { stringifySearch } from '#app/lib/search-params'
import { m } from '#app/paraglide/messages.js'
import type { PackageSummary } from '../catalogue/catalogue'
import { itemCount, price, tierName } from '../catalogue/catalogue-labels'
import { PageHead } from '../page/page-head'

/** Head of the packages page, or of one package. */
export function PackagesHead({ chosen, packages }: { chosen?: PackageSummary; packages: readonly PackageSummary[] }) {
  const title = m.packages_title()
  const list = {
    name: title,
    items: packages.map(({ tier, image }) => ({
      name: m.package_title({ tier: tierName(tier) }),
      image: image ?? undefined,
    })),
  }
  if (!chosen)
    return <PageHead title={title} description={m.packages_description()} social="furniture-package" list={list} />
  return (
    <PageHead
      title={m.package_title({ tier: tierName(chosen.tier) })}
      description={describe(chosen)}
      query={stringifySearch({ packageTier: chosen.tier })}
      image={chosen.image}
      social="furniture-package"
      between={[{ name: title, path: pagePath('/furniture-package') }]}
      list={list}
    />
  )
}

const describe = ({ tier, rooms, priceVnd }: PackageSummary) =>
  m.package_description({
    tier: tierName(tier),
    items: itemCount(rooms.reduce((sum, { pieces }) => sum + pieces, 0)),
    price: price(priceVnd),
  })
