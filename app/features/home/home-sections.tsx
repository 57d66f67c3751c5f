import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { standaloneLink } from '#app/ui/link'
import { SectionHeading } from '#app/ui/section-heading'
import type { ShopWindow } from '../catalogue/catalogue'
import { CategoryTile } from '../catalogue/category-tile'
import { ProductCard } from '../catalogue/product-card'
import { href } from '../languages/href'
import { PackageCard } from '../packages/package-card'
import { Story } from './story'
import { Woods } from './woods'

/** The home page below the hero; needs no script. */
export function HomeSections({ families, newest, prescribed, packages }: ShopWindow) {
  return (
    <>
      <section className="wrap pt-16 pb-16 md:pt-42 md:pb-24">
        <SectionHeading title={m.wooden_title()} lead={m.home_wood_lead()}>
          <a href={href('/wooden-furniture')} className={standaloneLink}>
            {m.home_see_all()} <Icon name="arrow-right" className="size-4" />
          </a>
        </SectionHeading>
        <ul className="grid grid-cols-3 gap-px border border-line bg-line max-md:-mx-(--gutter) max-md:border-x-0 lg:grid-cols-5">
          {families.map((family) => (
            <CategoryTile key={family.slug} category={family} />
          ))}
        </ul>
      </section>
      <section className="wrap">
        <SectionHeading title={m.home_new_title()}>
          <a href={href('/wooden-furniture')} className={standaloneLink}>
            {m.home_new_all()} <Icon name="arrow-right" className="size-4" />
          </a>
        </SectionHeading>
        <section
          aria-label={m.home_new_title()}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls sideways, also by the keyboard
          tabIndex={0}
          className="swipe-row grid gap-6 max-md:auto-cols-(--product-w) md:grid-cols-3 lg:grid-cols-5"
        >
          {newest.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
        </section>
      </section>
      <Story prescribed={prescribed} />
      <section className="later wrap [--h:43rem] py-16 md:[--h:70rem] md:py-24 lg:[--h:39rem]">
        <SectionHeading title={m.packages_title()} lead={m.packages_lead()}>
          <a href={href('/furniture-package')} className={standaloneLink}>
            {m.packages_compare()} <Icon name="arrow-right" className="size-4" />
          </a>
        </SectionHeading>
        <div className="swipe-row grid gap-6 max-md:auto-cols-(--program-w) md:grid-cols-2 lg:grid-cols-4">
          {packages.map((one) => (
            <PackageCard key={one.tier} content={one} />
          ))}
        </div>
      </section>
      <Woods />
    </>
  )
}
