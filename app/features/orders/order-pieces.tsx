import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { pictureOf } from '../catalogue/catalogue'
import { materialName, sizeName } from '../catalogue/catalogue-labels'
import { Image } from '../images/image'
import { href } from '../languages/href'
import { variantOf } from '../stock/stock'
import type { ShownOrder } from './order-progress'
import { isOpen } from './order-states'
import type { Picture } from './orders.server'
import { inMoney } from './orders-labels'

const PICTURE = { width: 140, height: 106 }

type PiecesProps = { order: ShownOrder; pictures: Record<string, Picture> }

/** The pieces as they were when the order was placed; pictures are those of today. */
export function Pieces({ order, pictures }: PiecesProps) {
  return (
    <section className="order-section" aria-labelledby="order-pieces">
      <h2 id="order-pieces">{m.order_pieces_title()}</h2>
      {order.lines.map((line) => (
        <Piece key={line.line} line={line} isHeld={isOpen(order.state)} picture={pictures[line.sku]} />
      ))}
    </section>
  )
}

type PieceProps = { line: ShownOrder['lines'][number]; isHeld: boolean; picture?: Picture }

function Piece({ line, isHeld, picture }: PieceProps) {
  const { name, sku, quantity, unitPrice, fromStock, facts } = line
  const variant = variantOf(sku)
  const supply = fromStock < quantity ? m.order_made() : m.order_from_stock()
  return (
    <article className="order-piece">
      <Image url={picture ? pictureOf(picture) : null} alt="" {...PICTURE} quality={SHOP_PICTURE_QUALITY} />
      <div>
        <h3>{picture ? <a href={href('/product/$slug', { slug: picture.slug })}>{name}</a> : name}</h3>
        <p className="text-sm text-ink-2">
          {variant ? `${materialName(variant.finish)} · ` : null}
          <span className="num inline-block">{sizeName(facts)}</span>
        </p>
        <p className="text-sm text-ink-2">
          {isHeld ? `${supply} · ` : null}
          <span className="inline-block">{m.order_count({ count: quantity })}</span>
        </p>
      </div>
      <p className="order-piece-price num">{inMoney(unitPrice * quantity)}</p>
    </article>
  )
}
