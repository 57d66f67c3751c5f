import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { type MaterialCode, materialCodes, type ProductSummary } from '../../../catalogue/catalogue'
import { materialName, price, sizeName } from '../../../catalogue/catalogue-labels'
import { LinePicture } from '../../../catalogue/line-picture'
import { swatchColours } from '../../../catalogue/swatches'
import { WithProducts } from '../../../lists/with-products'
import type { Furniture } from '../../furniture.ts'
import { QUARTER } from '../../piece-keys.ts'
import { PieceVerdict } from '../../piece-verdict.tsx'
import { isCarried, productOf, swapsFor } from './moving.ts'
import { leaveChosen } from './show-chosen.ts'
import type { Moving } from './use-moving.ts'

/** The piece that is chosen in the photo: how it stands, and what can be done with it. */
export const ChosenPiece = ({ moving }: { moving: Moving }) => (
  // Loaded before a piece is chosen, so that its name is there without a network too.
  <WithProducts pieces={moving.products}>
    {(products) => <Chosen moving={moving} product={productOf(moving, products, moving.chosen)} />}
  </WithProducts>
)

function Chosen({ moving, product }: { moving: Moving; product?: ProductSummary }) {
  const { chosen, pieces, verdicts } = moving
  const piece = chosen === undefined ? undefined : pieces[chosen]
  if (chosen === undefined || !piece)
    return (
      <p tabIndex={-1} className="doctor-hint text-sm text-ink-2">
        {m.house_doctor_move_hint()} <span className="pointer-coarse:hidden">{m.house_doctor_move_keys()}</span>
      </p>
    )
  const verdict = verdicts.get(chosen)
  const isFixed = isCarried(piece)
  const actions = [
    ...(isFixed
      ? []
      : [{ icon: 'rotate-ccw', name: m.house_doctor_piece_turn(), act: () => moving.turn(chosen, QUARTER) }]),
    { icon: 'trash-2', name: m.house_doctor_piece_remove(), act: () => leaveChosen(() => moving.remove(chosen)) },
    { icon: 'check', name: m.house_doctor_piece_done(), act: () => leaveChosen(() => moving.choose(undefined)) },
  ]
  return (
    <section aria-label={m.house_doctor_piece_chosen()} className="doctor-chosen grid gap-3">
      <div className="text-sm">
        {product && (
          <>
            <p className="text-base font-medium">{product.name}</p>
            <p className="num text-ink-2">
              {sizeName(product)} · {price(product.priceVnd)}
            </p>
          </>
        )}
        <div role="status">
          <PieceVerdict verdict={verdict} />
          {verdict && !verdict.refusal && verdict.hints.length === 0 && (
            <p className="text-xs text-success">{m.house_doctor_piece_fits()}</p>
          )}
        </div>
        {isFixed && <p className="text-xs text-ink-2">{m.house_doctor_piece_follows()}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ icon, name, act }) => (
          <Button key={name} look="white" size="small" onClick={act}>
            <Icon name={icon} className="size-4" />
            {name}
          </Button>
        ))}
      </div>
      <FinishChoice moving={moving} id={chosen} />
      <SwapChoice moving={moving} id={chosen} />
    </section>
  )
}

type PartProps = { moving: Moving; id: number }

const isMaterial = (code: string): code is MaterialCode => materialCodes.some((one) => one === code)

function FinishChoice({ moving: { pieces, range, finish }, id }: PartProps) {
  const name = useId()
  const piece = pieces[id]
  const product = piece && range.get(piece.slug)
  if (!piece || !product?.alsoIn?.length) return null
  const codes = [product.material, ...product.alsoIn].filter(isMaterial)
  const chosen = piece.finish ?? product.material
  return (
    <fieldset>
      <legend className="text-sm font-medium">{m.house_doctor_piece_finish()}</legend>
      <div className="doctor-swatches mt-2">
        {codes.map((code) => (
          <label key={code} className="text-2xs">
            <input
              type="radio"
              name={name}
              checked={code === chosen}
              onChange={() => finish(id, code)}
              className="sr-only"
            />
            <span className={`doctor-swatch ${swatchColours[code] ?? 'bg-sunken'}`} />
            {materialName(code)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function SwapChoice({ moving, id }: PartProps) {
  const { room, kept, pieces, range } = moving
  const offered = swapsFor(room, { pieces, kept }, range, id)
  return (
    <section aria-label={m.house_doctor_piece_swap()}>
      <h3 className="text-sm font-medium">{m.house_doctor_piece_swap()}</h3>
      <p className="text-xs text-ink-2">
        {offered.length > 0 ? m.house_doctor_piece_swap_text() : m.house_doctor_piece_swap_none()}
      </p>
      <WithProducts pieces={offered.map((one) => one.id)}>
        {(products = []) => (
          <ul className="doctor-swaps">
            {products.map((product) => (
              <li key={product.slug}>
                <SwapButton product={product} onSwap={() => moving.swap(id, range.get(product.slug) as Furniture)} />
              </li>
            ))}
          </ul>
        )}
      </WithProducts>
    </section>
  )
}

const SwapButton = ({ product, onSwap }: { product: ProductSummary; onSwap: () => void }) => (
  <button type="button" onClick={onSwap}>
    <LinePicture product={product} width={120} />
    <span className="block text-xs font-medium">{product.name}</span>
    <span className="num block text-xs text-ink-2">{sizeName(product)}</span>
    <span className="num block text-xs">{price(product.priceVnd)}</span>
  </button>
)
