import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import type { PackageTier } from '../catalogue/catalogue'
import { nameOfLine, packageName } from './cart-labels'
import type { CartSearch } from './cart-search'
import type { CartLineView } from './cart-view'

type CartSaidProps = { search: CartSearch; lines: readonly CartLineView[] }

/** Says what has just come in or was saved. Its line is always there, so that no word moves what is below. */
export function CartSaid({ search: { added, moved }, lines }: CartSaidProps) {
  const place = moved ?? added
  const line = lines.find(({ sku, packageTier }) => place && [sku, packageTier].includes(place))
  return (
    <p role="status" className="mt-4 flex min-h-5 gap-2 text-sm">
      {line && (
        <>
          <Icon name="circle-check" className="mt-px size-5 text-success" />
          <span>{sentence(line, line.packageTier === place)}</span>
        </>
      )}
    </p>
  )
}

function sentence(line: CartLineView, isPackage: boolean): string {
  const name = isPackage ? packageName(line.packageTier as PackageTier) : nameOfLine(line)
  return line.isSaved ? m.cart_saved({ name }) : m.cart_added({ name })
}
