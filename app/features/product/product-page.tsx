import { createIsomorphicFn } from '@tanstack/react-start'
import type { Submission } from '#app/lib/form'
import { ServerRendered } from '#app/ui/server-rendered'
import { sizeName } from '../catalogue/catalogue-labels'
import { referenceIn } from '../enquiry/enquiry'
import { EnquirySection } from '../enquiry/enquiry-section'
import { ListButtons } from '../lists/list-buttons'
import { RecentProducts } from '../lists/recent-products'
import { ModelButton } from '../model/model-button'
import { fitSearch } from './fit-search'
import { LaterPart } from './later-content'
import { PictureZoom } from './picture-zoom'
import type { ProductPageData } from './product'
import ProductPart, { type PartName, type PartProps } from './product-parts'

// Start takes the server's part out of the browser's build, and with it the import that would tie the two chunks.
const renderPart = createIsomorphicFn()
  .server((name: PartName, props: PartProps) => <ProductPart name={name} {...props} />)
  .client((_: PartName, __: PartProps) => null)

type ProductPageProps = ProductPageData & { submission?: Submission; search: Record<string, unknown> }

/** A product (ROUTE-17). */
export function ProductPage({ submission, search, ...data }: ProductPageProps) {
  const { enquiry } = search
  const fit = fitSearch(search)
  const { slug, name, model } = data.product
  const props = { ...data, fit }
  const part = (name: PartName) => (
    <ServerRendered otherwise={<LaterPart name={name} {...props} />}>{renderPart(name, props)}</ServerRendered>
  )
  return (
    <div key={slug + JSON.stringify([fit, enquiry])} className="contents">
      {part('way')}
      <div className="offer-page wrap pt-3 pb-16 md:pt-6 lg:pb-24">
        <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
          <div>
            <PictureZoom product={data.product}>{part('gallery')}</PictureZoom>
            {model && <ModelButton model={model} title={name} size={sizeName(data.product)} className="mt-3.5" />}
          </div>
          <div className="lg:sticky lg:top-24 lg:self-start">
            {part('offer')}
            <ListButtons slug={slug} />
            {part('promises')}
          </div>
        </div>
        <div className="pt-16">
          {part('details')}
          <EnquirySection about={{ slug }} submission={submission} asked={enquiry} />
          {part('others')}
          <RecentProducts slug={slug} />
          {!referenceIn(enquiry) && part('bar')}
        </div>
      </div>
    </div>
  )
}
