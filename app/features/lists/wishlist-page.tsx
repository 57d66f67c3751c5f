import { COMPARED, WISHLIST } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { Button, buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { standaloneLink } from '#app/ui/link'
import { WhileSignedIn } from '../auth/session/while-signed-in'
import { AddPieces } from '../cart/add-pieces'
import { ProductCard } from '../catalogue/product-card'
import { href } from '../languages/href'
import { Breadcrumbs } from '../page/breadcrumbs'
import { PageHead } from '../page/page-head'
import { comparisonQuery } from './lists'
import { useList } from './use-list'
import { useProducts } from './use-products'

/** Saved products, latest first. */
export function WishlistPage() {
  const { slugs, toggle } = useList(WISHLIST)
  const compared = useList(COMPARED).slugs
  const { products, isFailed } = useProducts(slugs.toReversed())
  return (
    <>
      <PageHead title={m.lists_wishlist_title()} description={m.lists_wishlist_lead()} />
      <Breadcrumbs>{m.lists_wishlist_title()}</Breadcrumbs>
      <div className="wrap pt-3 pb-16 md:pt-6 lg:pb-24">
        <h1 className="text-5xl">{m.lists_wishlist_title()}</h1>
        <p className="mt-2.5 max-w-[56ch] text-ink-2">
          <WhileSignedIn otherwise={m.lists_wishlist_lead()}>{m.lists_wishlist_lead_signed_in()}</WhileSignedIn>
        </p>
        <p className="mb-8 min-h-11">
          {compared.length > 0 && (
            <a href={href('/compare', {}, comparisonQuery(compared))} className={standaloneLink}>
              {m.lists_compare_link({ count: compared.length })}
            </a>
          )}
        </p>
        <noscript>
          <p>{m.lists_wishlist_noscript()}</p>
        </noscript>
        {isFailed && <p role="alert">{m.failure_upstream_unavailable()}</p>}
        {products?.length === 0 && <Empty />}
        {products && products.length > 1 && (
          <AddPieces
            look="primary"
            className="mb-8"
            pieces={products.map(({ slug }) => ({ piece: slug, quantity: 1 }))}
          />
        )}
        <ul className="grid grid-cols-2 gap-x-3.5 gap-y-7 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4">
          {products?.map((product) => (
            <li key={product.slug}>
              <ProductCard product={product} heading="h2" isSaved />
              <div className="mt-4 flex flex-wrap gap-2">
                <AddPieces
                  pieces={[{ piece: product.slug, quantity: 1 }]}
                  label={m.action_of({ action: m.cart_add(), name: product.name })}
                />
                <Button
                  look="quiet"
                  size="small"
                  aria-label={m.lists_remove_label({ name: product.name })}
                  onClick={() => toggle(product.slug)}
                >
                  <Icon name="x" className="size-4" />
                  {m.lists_remove()}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const Empty = () => (
  <>
    <p className="mb-6">{m.lists_wishlist_empty()}</p>
    <a href={href('/wooden-furniture')} className={buttonClass('outline')}>
      {m.newsletter_onward()}
    </a>
  </>
)
