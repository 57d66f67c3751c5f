import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from '../../catalogue/catalogue'
import { kindWords, squareMetres } from '../composer/composer-labels.ts'
import { withoutGone } from '../composer/document.ts'
import { floorAreaM2 } from '../composer/floor.ts'
import { hashOfSaved, roomFromLink } from '../composer/link.ts'
import { PlanPicture } from '../composer/plan-picture.tsx'
import { inMetres } from '../lengths.ts'
import { DesignFrame } from './design-frame.tsx'
import type { SavedDesign } from './designs.schema'

type DrawnRowProps = { design: SavedDesign; products?: readonly ProductSummary[]; onDrop: () => Promise<void> }

/** A saved composer room with its plan; opens on any device. */
export default function DrawnRow({ design, products, onDrop }: DrawnRowProps) {
  const room = roomFromLink(design.plan)
  const { kind, shape, pieces } = room
  const name = kindWords[kind]()
  const known = new Map(products?.map((product) => [product.slug, planProduct(product)]))
  const counts = new Map([...known.keys()].map((slug) => [slug, pieces.filter((piece) => piece.slug === slug).length]))
  return (
    <DesignFrame
      design={design}
      name={name}
      picture={
        <div className="w-full bg-sunken p-3 sm:w-40">
          <PlanPicture room={room} products={known} label={m.account_room_plan_alt({ name })} />
        </div>
      }
      products={products}
      counts={counts}
      gone={products ? withoutGone(room, new Set(known.keys())).gone : 0}
      open={{ href: `?tool=room_composer${hashOfSaved(design.plan, design.room)}`, words: m.composer_kept_open() }}
      onDrop={onDrop}
    >
      <p className="num mt-1 text-sm text-ink-2">
        {inMetres(shape.widthMm)} × {inMetres(shape.depthMm)} · {squareMetres(floorAreaM2(shape))} ·{' '}
        {m.composer_count({ count: pieces.length })}
      </p>
    </DesignFrame>
  )
}

const planProduct = ({ slug, categorySlug, widthMm, depthMm, heightMm }: ProductSummary) => ({
  id: slug,
  category: categorySlug,
  widthMm,
  depthMm,
  heightMm,
})
