import { formatList } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { AddPieces } from '../cart/add-pieces'
import { getLocale } from '../languages/locale'

type OrderAgainProps = {
  /** A line without a picture is not sold any more. */
  lines: readonly { sku: string; name: string; quantity: number; picture?: object | null }[]
  /** Names the order, where several stand on a page. */
  code?: string
}

/** The same pieces once more. What is not sold any more is said before the press, and nothing is put in its place. */
export function OrderAgain({ lines, code }: OrderAgainProps) {
  const gone = lines.filter(({ picture }) => !picture)
  const sold = lines.filter(({ picture }) => picture)
  return (
    <>
      {sold.length > 0 && (
        <AddPieces
          pieces={sold.map(({ sku, quantity }) => ({ piece: sku, quantity }))}
          label={code && m.action_of({ action: m.orders_again(), name: code })}
        >
          {m.orders_again()}
        </AddPieces>
      )}
      {gone.length > 0 && (
        <p className="basis-full text-sm text-ink-2">
          {m.orders_gone({
            names: formatList(
              gone.map(({ name }) => name),
              getLocale(),
            ),
          })}
        </p>
      )}
    </>
  )
}
