import { m } from '#app/paraglide/messages.js'
import { itemCount, materialName, price } from '../catalogue/catalogue-labels'
import { LinePicture } from '../catalogue/line-picture'
import { CartForm } from './cart-acts'
import { nameOfLine, packageName } from './cart-labels'
import { productHref } from './cart-line'
import { fieldsOf, textAct, textActWord } from './cart-part-acts'
import { type CartLineView, type CartRow, rowsOf, sumOf, sumOfLine } from './cart-view'

/** What is saved for later; it promises no price. */
export function CartSaved({ lines, title }: { lines: readonly CartLineView[]; title: string }) {
  if (lines.length === 0) return null
  return (
    <section className="@container mt-12" aria-labelledby="saved">
      <h2 id="saved" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-x-3.5 @min-[17rem]:grid-cols-2 gap-y-6 @min-[30rem]:grid-cols-3 @min-[30rem]:gap-x-6 @min-[60rem]:grid-cols-5">
        {rowsOf(lines).map((row) => (
          <Saved key={row.kind === 'pack' ? row.tier : row.line.sku} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Saved({ row }: { row: CartRow }) {
  const [first] = row.kind === 'pack' ? row.lines : [row.line]
  if (!first) return null
  const part = row.kind === 'pack' ? { ...first, sku: undefined } : first
  const name = row.kind === 'pack' ? packageName(row.tier) : nameOfLine(first)
  const { variant } = first
  return (
    <li className="min-w-0">
      {variant ? <LinePicture product={variant} width={225} /> : <span className="block aspect-4/3 bg-sunken" />}
      <h3 className="mt-3 text-[0.9375rem] leading-snug tracking-tight">
        {row.kind === 'line' && variant ? <a href={productHref(variant)}>{variant.name}</a> : name}
      </h3>
      <p className="text-sm text-ink-2">
        {row.kind === 'pack' ? itemCount(row.lines.length) : variant && materialName(variant.finish)}
      </p>
      {variant && (
        <p className="num text-sm font-semibold whitespace-nowrap">
          {price(row.kind === 'pack' ? sumOf(row.lines) : sumOfLine(first))}
        </p>
      )}
      <CartForm fields={fieldsOf(part)} className="flex flex-wrap gap-x-5">
        {variant && (
          <button
            type="submit"
            name="intent"
            value="move"
            aria-label={m.cart_restore_label({ name })}
            className={textAct}
          >
            <span className={textActWord}>{m.cart_restore()}</span>
          </button>
        )}
        <button
          type="submit"
          name="intent"
          value="remove"
          aria-label={m.cart_remove_label({ name })}
          className={textAct}
        >
          <span className={textActWord}>{m.cart_remove()}</span>
        </button>
      </CartForm>
    </li>
  )
}
