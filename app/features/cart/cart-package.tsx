import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { itemCount, materialName, price } from '../catalogue/catalogue-labels'
import { LinePicture } from '../catalogue/line-picture'
import { href } from '../languages/href'
import { CartForm } from './cart-acts'
import { nameOfLine, packageName } from './cart-labels'
import { productHref } from './cart-line'
import { PartActs, textAct, textActWord } from './cart-part-acts'
import { type CartLineView, type CartPack, canBeHad, sumOf, sumOfLine } from './cart-view'
import { WaysOut } from './cart-ways-out'

const countOf = (lines: readonly CartLineView[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A package: one price and its pieces, until it is changed piece by piece. */
export function CartPackage({ tier, lines }: CartPack) {
  const name = packageName(tier)
  const lost = lines.filter((line) => !canBeHad(line))
  const [first] = lines
  return (
    <li id={tier} className="mb-6 border border-line bg-surface p-5 max-md:-mx-(--gutter) max-md:border-x-0 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div>
          <h2 className="text-xl tracking-tight">
            <a href={href('/furniture-package', {}, { packageTier: tier })}>{name}</a>
          </h2>
          <p className="text-sm text-ink-2">{itemCount(countOf(lines))}</p>
        </div>
        <div className="md:text-right">
          <p className="num font-semibold whitespace-nowrap">{price(sumOf(lines))}</p>
          {lost.length > 0 && (
            <p className="text-xs text-ink-2">
              {m.cart_package_sum({ items: itemCount(countOf(lines) - countOf(lost)) })}
            </p>
          )}
        </div>
      </div>
      <ul className="mt-5 border-t border-line">
        {lines.map((line) => (
          <Piece key={line.sku} line={line} />
        ))}
      </ul>
      {first && (
        <div className="mt-2 -mb-3 flex flex-wrap gap-x-6">
          <CartForm fields={{ intent: 'dissolve', tier }}>
            <button type="submit" className={textAct}>
              <Icon name="sliders-horizontal" className="size-4" />
              <span className={textActWord}>{m.cart_dissolve()}</span>
            </button>
          </CartForm>
          <PartActs part={{ ...first, sku: undefined }} name={name} />
        </div>
      )}
    </li>
  )
}

function Piece({ line }: { line: CartLineView }) {
  const { variant, quantity } = line
  const gone = canBeHad(line) ? '' : 'text-ink-3 line-through'
  return (
    <li className="grid items-center wrap-anywhere @min-[17rem]:grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-2.5 text-sm leading-snug">
      {variant ? (
        <LinePicture product={variant} width={56} className={`@max-[17rem]:max-w-14 ${gone && 'opacity-50'}`} />
      ) : (
        <span className="block aspect-4/3 bg-sunken" />
      )}
      <span>
        {variant ? (
          <a href={productHref(variant)} className={gone}>
            {variant.name}
          </a>
        ) : (
          nameOfLine(line)
        )}
        {quantity > 1 && <span className="num text-ink-3"> × {quantity}</span>}
        {variant && <span className="block text-xs text-ink-2">{materialName(variant.finish)}</span>}
      </span>
      <span className={`num whitespace-nowrap ${gone}`}>{variant && price(sumOfLine(line))}</span>
      {canBeHad(line) ? null : <WaysOut line={line} />}
    </li>
  )
}
