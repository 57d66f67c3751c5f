import type { Submission } from '#app/lib/form'
import { sizeName } from '../catalogue/catalogue-labels'
import { referenceIn } from '../enquiry/enquiry'
import { EnquirySection } from '../enquiry/enquiry-section'
import { ListButtons } from '../lists/list-buttons'
import { RecentProducts } from '../lists/recent-products'
import { ModelButton } from '../model/model-button'
import { fitSearch } from './fit-search'
import { Gallery, Offer, OfferBar, Others, ProductBreadcrumbs, ProductDetails, Promises } from './lazy-product-parts'
import { OfferActs } from './offer-acts'
import { PictureZoom } from './picture-zoom'
import { inFinish, offerIn, type ProductPageData } from './product'

type ProductPageProps = ProductPageData & { submission?: Submission; search: Record<string, unknown> }

/** A product (ROUTE-17). */
export function ProductPage({ submission, search, product, related, goesWith }: ProductPageProps) {
  const { enquiry } = search
  const fit = fitSearch(search)
  const { slug, name, model } = product
  const offer = offerIn(product, search.finish)
  const { finish } = offer
  const sold = inFinish(product, offer)
  const refusal = submission?.intent === 'add' ? submission.code : undefined
  return (
    <div key={slug + JSON.stringify([fit, enquiry])} className="contents">
      <ProductBreadcrumbs product={product} />
      <div className="offer-page wrap pt-3 pb-16 md:pt-6 lg:pb-24">
        <div className="grid grid-cols-1 gap-8 wrap-anywhere lg:grid-cols-[7fr_5fr] lg:gap-16">
          <div>
            <PictureZoom product={sold}>
              <Gallery key={offer.picture} product={sold} />
            </PictureZoom>
            {model && (
              <ModelButton model={model} title={name} size={sizeName(product)} finish={finish} className="mt-3.5" />
            )}
          </div>
          <div className="lg:sticky lg:top-24 lg:self-start">
            <OfferActs finish={finish}>
              <Offer key={finish} product={sold} offer={offer} fit={fit} refusal={refusal} />
            </OfferActs>
            <ListButtons slug={slug} />
            <Promises key={finish} product={sold} />
          </div>
        </div>
        <div className="pt-16">
          <ProductDetails key={`details ${finish}`} product={sold} fit={fit} />
          <EnquirySection about={{ slug, finish }} name={name} submission={submission} asked={enquiry} />
          <Others related={related} goesWith={goesWith} />
          <RecentProducts slug={slug} />
          {!referenceIn(enquiry) && <OfferBar key={`bar ${finish}`} product={sold} offer={offer} />}
        </div>
      </div>
    </div>
  )
}
