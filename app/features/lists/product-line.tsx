import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { supplyName } from '../catalogue/card-supply'
import type { ProductSummary } from '../catalogue/catalogue'
import { price, sizeName } from '../catalogue/catalogue-labels'
import { LinePicture } from '../catalogue/line-picture'
import { href } from '../languages/href'

type ProductLineProps = {
  product: ProductSummary
  /** How many of it; one by default. */
  count?: number
  /** Name, size and price alone. */
  isShort?: boolean
  /** Where it is meant to stand. */
  place?: string
  /** Stands at the end of the line. */
  aside?: ReactNode
  /** Acts below the line. */
  children?: ReactNode
}

/** A product of a list, with its price at the end where there is room. */
export function ProductLine({ product, count = 1, isShort, place, aside, children }: ProductLineProps) {
  const { slug, finish, name, summary, priceVnd, isInStock, leadDays } = product
  return (
    <li className="@container border-b border-line py-3">
      <div className="flex items-start gap-3 wrap-anywhere @max-[17rem]:flex-wrap">
        <LinePicture product={product} width={96} className="max-w-18 shrink-0 @min-[30rem]:max-w-24" />
        <div className="min-w-0 grow text-sm @max-[17rem]:order-1 @max-[17rem]:basis-full @min-[30rem]:flex @min-[30rem]:justify-between @min-[30rem]:gap-4">
          <div className="min-w-0">
            {count > 1 && <span className="num">{count} × </span>}
            <a
              href={href('/product/$slug', { slug }, { finish })}
              target="_blank"
              rel="noopener"
              className={`@min-[30rem]:text-base ${underlined}`}
            >
              {name}
            </a>
            <p className="num text-xs text-ink-2">
              {isShort ? sizeName(product) : `${sizeName(product)} · ${summary}`}
            </p>
            {!isShort && (
              <>
                {place && (
                  <p className="my-1 flex gap-1.5 text-xs">
                    <Icon name="map-pin" className="mt-px size-4 text-ink-3" />
                    {place}
                  </p>
                )}
                <p className={`text-xs ${isInStock || leadDays ? 'text-ink-2' : 'text-warning'}`}>
                  {supplyName(product)}
                </p>
              </>
            )}
          </div>
          <p className="num shrink-0 font-semibold @min-[30rem]:text-base">{price(priceVnd)}</p>
        </div>
        {aside && <div className="ml-auto">{aside}</div>}
      </div>
      {children && (
        <div className="mt-2 flex flex-wrap gap-2 @min-[30rem]:pl-27 @min-[30rem]:[&_button]:px-4">{children}</div>
      )}
    </li>
  )
}
