import { PRODUCT_IMAGE, SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { COMPARED, WISHLIST } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { Image } from '../images/image'
import { href } from '../languages/href'
import { CardSupply } from './card-supply'
import { type ProductSummary, pictureOf, reductionPercent } from './catalogue'
import { price, reductionTag, sizeName } from './catalogue-labels'
import { ListButton } from './list-button'
import { Swatches } from './swatches'

type ProductCardProps = {
  product: ProductSummary
  quantity?: number
  priority?: boolean
  heading?: 'h2' | 'h3'
  /** Stands among what is saved, which has its own way out. */
  isSaved?: boolean
}

/** The whole card links to the product; on its picture are the ways into the visitor's lists. */
export function ProductCard({ product, quantity = 1, priority, heading: Heading = 'h3', isSaved }: ProductCardProps) {
  const { slug, finish } = product
  const reduction = reductionPercent(product)
  return (
    <article className="group relative">
      <Image
        url={pictureOf(product)}
        alt={product.name}
        {...PRODUCT_IMAGE}
        sizes="(max-width: 768px) 46vw, (max-width: 1024px) 30vw, 22vw"
        quality={SHOP_PICTURE_QUALITY}
        priority={priority}
        className="zoom w-full"
      />
      {reduction ? (
        <p className={`${tag} bg-purple-500`}>{reductionTag(reduction)}</p>
      ) : (
        product.isNew && <p className={`${tag} bg-ink`}>{m.card_new()}</p>
      )}
      <Heading className="mt-3.5 text-base leading-snug tracking-tight max-md:text-[0.9375rem]">
        <a href={href('/product/$slug', { slug }, finish && { finish })} className="after:absolute after:inset-0">
          {product.name}
        </a>
        {quantity > 1 && <span className="num text-ink-3"> × {quantity}</span>}
      </Heading>
      <p className="mt-0.5 text-xs text-ink-3">{product.summary}</p>
      <p className="num text-xs text-ink-3">{sizeName(product)}</p>
      <p className="num mt-2 flex flex-wrap items-baseline gap-x-2.5 font-semibold *:wrap-anywhere">
        <span className={reduction ? 'text-purple-500' : undefined}>{price(product.priceVnd)}</span>
        {reduction && (
          <s className="text-sm font-normal text-ink-3">
            <span className="sr-only">{m.card_was_price()} </span>
            {price(product.wasPriceVnd ?? 0)}
          </s>
        )}
      </p>
      <CardSupply product={product} />
      <div className="flex items-center">
        <Swatches finishes={product.finishes} />
        <ListButton list={COMPARED} product={product} className="card-compare">
          {m.lists_compare()}
        </ListButton>
      </div>
      {!isSaved && <ListButton list={WISHLIST} product={product} className="card-heart" />}
    </article>
  )
}

const tag = 'absolute top-0 left-0 px-2.5 py-1 text-2xs font-medium text-white'
