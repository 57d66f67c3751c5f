import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormAnswer } from '#app/lib/form'
import { joinParts } from '#app/lib/formats'
import { sendForm } from '#app/lib/send-form'
import { m } from '#app/paraglide/messages.js'
import { buttonClass, iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { standaloneLink } from '#app/ui/link'
import { useModal } from '#app/ui/use-modal'
import { itemCount, materialName, price, sizeName } from '../catalogue/catalogue-labels'
import { LinePicture } from '../catalogue/line-picture'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { AddedPieces } from './added-pieces'
import { countPieces } from './cart'
import { fetchCart } from './cart.functions'
import { CartActsProvider, CartForm, keepFocus, useCartActs } from './cart-acts'
import { CartInstead } from './cart-instead'
import { nameOfLine, packageName, supplyName } from './cart-labels'
import { productHref } from './cart-line'
import { fieldsOf } from './cart-part-acts'
import { CartQuantity } from './cart-quantity'
import { Refused } from './cart-refused'
import { type CartSearch, searchAfter } from './cart-search'
import { checkoutHref } from './cart-summary'
import { announceCart } from './cart-tabs'
import { CartUndo } from './cart-undo'
import { type CartLineView, type CartRow, type CartView, canBeHad, rowsOf, sumOf, sumOfLine } from './cart-view'

/** Sends a product's form to the basket. */
export async function addByForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<FormAnswer> {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)] as const)
  const answer = await sendForm(form.action, fields)
  if (answer.ok) announceCart()
  return answer
}

const searchOf = (leadsTo: string): CartSearch => Object.fromEntries(new URL(leadsTo, location.href).searchParams)

type CartDrawerProps = { answer: FormAnswer; onClose: () => void }

/** The basket beside the page, after something was added. */
export function CartDrawer({ answer, onClose }: CartDrawerProps) {
  const dialog = useModal()
  const [cart, setCart] = useState<CartView>()
  const [isFailed, setFailed] = useState(false)
  const [search, setSearch] = useState(answer.ok ? searchOf(answer.leadsTo) : {})
  const title = useRef<HTMLHeadingElement>(null)
  // Several acts may wait for one another.
  const shown = useRef(search)
  const added = answer.ok ? searchOf(answer.leadsTo).added : undefined

  const load = useCallback(async (removed = '') => {
    const found = await fetchCart({ data: { locale: getLocale(), removed } }).catch(() => undefined)
    setFailed(!found?.ok)
    if (found?.ok) setCart(found.cart)
  }, [])
  const { act, isBusy, refusal } = useCartActs(
    async ({ searchParams }, intent) => {
      const next = searchAfter(intent, shown.current, Object.fromEntries(searchParams))
      shown.current = next
      await load(next.removed)
      setSearch(next)
      keepFocus(dialog.current)
    },
    answer.ok ? undefined : answer,
  )
  useEffect(() => {
    title.current?.focus()
    void load()
  }, [load])

  const lines = cart?.lines.filter(({ isSaved }) => !isSaved) ?? []
  const rows = newestFirst(rowsOf(lines), added)
  const incoming = lines.find(({ sku, packageTier }) => sku === added && !packageTier)
  return (
    <dialog ref={dialog} aria-labelledby="drawer" onClose={onClose} closedby="any" className="drawer text-ink">
      <div className="flex h-full flex-col" aria-busy={isBusy || undefined}>
        <div className="flex h-16 shrink-0 items-center justify-between border-b border-line pr-3 pl-5 md:h-20 md:pl-8">
          <h2 id="drawer" ref={title} tabIndex={-1} data-title className="text-2xl outline-none">
            {m.cart_title()} {cart && <span className="num font-normal text-ink-2">({countPieces(lines)})</span>}
          </h2>
          <button type="button" aria-label={m.notices_close()} onClick={onClose} className={iconButtonClass}>
            <Icon name="x" />
          </button>
        </div>
        <CartActsProvider value={{ act, isBusy }}>
          <div className="min-h-0 flex-1 overflow-auto px-5 md:px-8">
            {refusal && <Refused refusal={refusal} />}
            <div role="status">
              {incoming && (
                <p className="flex gap-2 py-4 text-sm">
                  <Icon name="circle-check" className="mt-px size-5 text-success" />
                  {m.cart_added({ name: nameOfLine(incoming) })}
                </p>
              )}
            </div>
            <AddedPieces search={search} />
            {isFailed && <p className="py-4">{m.cart_failed()}</p>}
            <ul className="@container">
              {rows.map((row) => (
                <DrawerRow key={row.kind === 'pack' ? row.tier : row.line.sku} row={row} />
              ))}
            </ul>
            {cart?.removed && <CartUndo search={search} removed={cart.removed} />}
          </div>
        </CartActsProvider>
        <div className="shrink-0 border-t border-line px-5 pt-5 pb-6 text-center md:px-8">
          {cart && (
            <p aria-live="polite" className="mb-4 flex flex-wrap justify-between gap-x-4 text-lg font-semibold">
              <span>{m.cart_subtotal()}</span>
              <span className="num whitespace-nowrap">{price(sumOf(lines))}</span>
            </p>
          )}
          <a href={checkoutHref()} className={`${buttonClass()} w-full`}>
            {m.cart_checkout()}
          </a>
          <a href={href('/cart')} className={`${standaloneLink} mt-1`}>
            {m.cart_view()}
          </a>
        </div>
      </div>
    </dialog>
  )
}

/** What was just added stands first, then the rest from newest to oldest. */
function newestFirst(rows: readonly CartRow[], added = ''): CartRow[] {
  const isAdded = (row: CartRow) => row.kind === 'line' && row.line.sku === added
  return rows.toReversed().sort((a, b) => Number(isAdded(b)) - Number(isAdded(a)))
}

const DrawerRow = ({ row }: { row: CartRow }) =>
  row.kind === 'pack' ? (
    <li className="flex flex-wrap justify-between gap-x-4 border-t border-line py-5">
      <p>
        {packageName(row.tier)}
        <span className="block text-xs text-ink-3">{itemCount(countPieces(row.lines))}</span>
      </p>
      <p className="num font-semibold">{price(sumOf(row.lines))}</p>
    </li>
  ) : (
    <DrawerLine line={row.line} />
  )

function DrawerLine({ line }: { line: CartLineView }) {
  const { variant, sku, packageTier, quantity } = line
  const name = nameOfLine(line)
  return (
    <li className="grid gap-4 wrap-anywhere @min-[17rem]:grid-cols-[5.5rem_minmax(0,1fr)] border-t border-line py-5 @min-[25rem]:grid-cols-[7rem_minmax(0,1fr)]">
      {variant ? (
        <LinePicture product={variant} width={112} className="self-start object-contain @max-[17rem]:max-w-24" />
      ) : (
        <span className="block aspect-4/3 bg-sunken" />
      )}
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="text-[0.9375rem] leading-snug tracking-tight">
              {variant ? <a href={productHref(variant)}>{variant.name}</a> : name}
            </h3>
            {variant && (
              <p className="text-xs text-ink-3">
                {joinParts([materialName(variant.finish), sizeName(variant)], getLocale())}
              </p>
            )}
            {variant && (
              <p className={`text-xs ${line.supply.kind === 'stock' ? 'text-success' : 'text-ink-2'}`}>
                {canBeHad(line)
                  ? supplyName(line)
                  : m.cart_out({ name: variant.name, finish: materialName(variant.finish) })}
              </p>
            )}
          </div>
          <CartForm fields={{ intent: 'remove', ...fieldsOf(line) }} className="-mt-2.5 -mr-2.5">
            <button type="submit" aria-label={m.cart_remove_label({ name })} className={iconButtonClass}>
              <Icon name="trash-2" />
            </button>
          </CartForm>
        </div>
        <CartInstead line={line} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <CartQuantity sku={sku} tier={packageTier} quantity={quantity} name={name} />
          <strong className={`num font-semibold whitespace-nowrap ${canBeHad(line) ? '' : 'text-ink-3 line-through'}`}>
            {variant && price(sumOfLine(line))}
          </strong>
        </div>
      </div>
    </li>
  )
}
