import { WISHLIST } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import type { ProductSummary } from '../catalogue/catalogue'
import { useList } from './use-list'

/** Keeps a product in the wishlist, or takes it out. */
export function SaveProduct({ slug, name }: Pick<ProductSummary, 'slug' | 'name'>) {
  const wishlist = useList(WISHLIST)
  return (
    <button
      type="button"
      aria-pressed={wishlist.has(slug)}
      aria-label={m.action_of({ action: m.lists_save(), name })}
      onClick={() => wishlist.toggle(slug)}
      className={`-mt-2.5 -mr-2.5 ${iconButtonClass}`}
    >
      <Icon name={wishlist.has(slug) ? 'check' : 'heart'} />
    </button>
  )
}
