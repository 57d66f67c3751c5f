import { PROGRAM_IMAGE, SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import type { Submission } from '#app/lib/form'
import { formatList } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { SectionHeading } from '#app/ui/section-heading'
import type { PackageContents, PackageSummary, PackageTier, ProductSummary } from '../catalogue/catalogue'
import { itemCount, price, tierName } from '../catalogue/catalogue-labels'
import { ProductCard } from '../catalogue/product-card'
import { ENQUIRY } from '../enquiry/enquiry'
import { EnquirySection } from '../enquiry/enquiry-section'
import { Image } from '../images/image'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { Breadcrumbs } from '../page/breadcrumbs'
import { weeksUntil } from '../stock/stock'
import { PackageCard, RoomCounts } from './package-card'
import { PackagesHead } from './packages-head'
import { homeOf, roomName } from './packages-labels'

type PackagesPageProps = {
  tier: PackageTier | null
  packages: readonly PackageSummary[]
  contents: PackageContents
  submission?: Submission
  search: { enquiry?: unknown }
}

/** All packages side by side, or one with all its pieces (ROUTE-05). */
export function PackagesPage({ tier, packages, ...one }: PackagesPageProps) {
  const chosen = packages.find((content) => content.tier === tier)
  return (
    <>
      <PackagesHead chosen={chosen} packages={packages} />
      {chosen ? (
        <OnePackage chosen={chosen} others={packages.filter((content) => content !== chosen)} {...one} />
      ) : (
        <AllPackages packages={packages} />
      )}
    </>
  )
}

function AllPackages({ packages }: Pick<PackagesPageProps, 'packages'>) {
  return (
    <>
      <Breadcrumbs>{m.packages_title()}</Breadcrumbs>
      <div className="wrap pt-3 pb-16 md:pt-6 lg:pb-24">
        <h1 className="text-5xl">{m.packages_title()}</h1>
        <p className="mt-2.5 mb-10 max-w-[56ch] text-ink-2">{m.packages_lead()}</p>
        <PackageGrid packages={packages} heading="h2" />
      </div>
    </>
  )
}

function PackageGrid({ packages, heading }: Pick<PackagesPageProps, 'packages'> & { heading: 'h2' | 'h3' }) {
  const columns = packages.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
  return (
    <div className={`grid gap-x-6 gap-y-12 sm:grid-cols-2 ${columns}`}>
      {packages.map((content) => (
        <PackageCard key={content.tier} content={content} heading={heading} />
      ))}
    </div>
  )
}

type OnePackageProps = Omit<PackagesPageProps, 'tier' | 'packages'> & {
  chosen: PackageSummary
  others: readonly PackageSummary[]
}

function OnePackage({ chosen, contents, others, submission, search }: OnePackageProps) {
  const title = m.package_title({ tier: tierName(chosen.tier) })
  // Titles without spaces may break after the package's name.
  const [before, after] = m.package_title({ tier: '|' }).split('|')
  const all = href('/furniture-package')
  return (
    <>
      <Breadcrumbs
        between={[
          <a key="all" href={all}>
            {m.packages_title()}
          </a>,
        ]}
      >
        {title}
      </Breadcrumbs>
      <div className="wrap pt-3 pb-16 md:pt-6 lg:pb-24">
        <div className="grid items-end gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
          <Image
            url={chosen.image}
            alt={title}
            {...PROGRAM_IMAGE}
            sizes="(max-width: 1024px) 92vw, 55vw"
            quality={SHOP_PICTURE_QUALITY}
            priority
            className="w-full"
          />
          <div>
            <h1 className="text-5xl">
              {before}
              {tierName(chosen.tier)}
              <wbr />
              {after}
            </h1>
            <p className="mt-2.5 text-ink-2">{homeOf(chosen)}</p>
            <RoomCounts rooms={chosen.rooms} />
            <p className="num mt-6 text-3xl font-semibold">{m.packages_price({ price: price(chosen.priceVnd) })}</p>
            <p className="mt-2 max-w-[44ch] text-sm text-ink-2">{m.packages_lead()}</p>
            <NotInStock contents={contents} />
            <form
              method="post"
              action={href('/furniture-package', {}, { packageTier: chosen.tier })}
              data-native
              className="mt-6"
            >
              {submission?.intent === 'add-package' && (
                <p role="alert" className="mb-4 bg-error-tint p-4 text-sm text-error">
                  {submission.code === 'cart_full' ? m.failure_cart_full() : m.failure_unexpected()}
                </p>
              )}
              <button type="submit" name="intent" value="add-package" className={`ask-button ${buttonClass()} w-full`}>
                {m.cart_add_package()}
              </button>
            </form>
            <a href={`#${ENQUIRY}`} className={`${buttonClass('outline')} mt-3 w-full`}>
              {m.package_ask()}
            </a>
          </div>
        </div>
        {contents.map(({ room, items }) => (
          <section key={room} className="pt-16 md:pt-24">
            <SectionHeading title={roomName(room)}>
              <p className="num text-ink-2">{itemCount(items.reduce((sum, { quantity }) => sum + quantity, 0))}</p>
            </SectionHeading>
            <div className="grid grid-cols-2 gap-x-3.5 gap-y-7 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4 xl:grid-cols-5">
              {items.map(({ product, quantity }) => (
                <ProductCard key={product.slug} product={product} quantity={quantity} />
              ))}
            </div>
          </section>
        ))}
        <EnquirySection
          key={chosen.tier}
          about={{ tier: chosen.tier }}
          submission={submission}
          asked={search.enquiry}
        />
        <section className="pt-16 md:pt-24">
          <SectionHeading title={m.packages_others()}>
            <a href={all} className={buttonClass('outline', 'small')}>
              {m.packages_all()}
            </a>
          </SectionHeading>
          <PackageGrid packages={others} heading="h3" />
        </section>
      </div>
    </>
  )
}

/** Names a package's pieces that are made for it, and those that are not to be had. */
function NotInStock({ contents }: Pick<PackagesPageProps, 'contents'>) {
  const products = contents.flatMap(({ items }) => items.map(({ product }) => product))
  const made = products.filter(({ isInStock, leadDays }) => !isInStock && leadDays)
  const out = products.filter(({ isInStock, leadDays }) => !isInStock && !leadDays)
  // All pieces come together, so the longest time counts.
  const weeks = weeksUntil(Math.max(0, ...made.map(({ leadDays = 0 }) => leadDays)))
  return (
    <>
      {made.length > 0 && (
        <p className="mt-4 flex gap-2 text-sm text-ink-2">
          <Icon name="truck" className="mt-0.5 size-4" />
          {m.package_made({ weeks, names: namesOf(made) })}
        </p>
      )}
      {out.length > 0 && (
        <p className="mt-4 flex gap-2 text-sm text-warning">
          <Icon name="info" className="mt-0.5 size-4" />
          {m.package_stock_out({ names: namesOf(out) })}
        </p>
      )}
    </>
  )
}

const namesOf = (products: readonly ProductSummary[]) =>
  formatList([...new Set(products.map(({ name }) => name))], getLocale())
