import { COMPARED, WISHLIST } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { href } from '../languages/href'
import { comparisonQuery } from './lists'
import { useList } from './use-list'

/** Saves a product or adds it to the comparison, with links to both. */
export function ListButtons({ slug }: { slug: string }) {
  const wishlist = useList(WISHLIST)
  const compared = useList(COMPARED)
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button look="quiet" size="small" onClick={() => wishlist.toggle(slug)}>
          <Icon name={wishlist.has(slug) ? 'check' : 'heart'} className="size-4" />
          {wishlist.has(slug) ? m.lists_saved() : m.lists_save()}
        </Button>
        <Button look="quiet" size="small" onClick={() => compared.toggle(slug)}>
          <Icon name={compared.has(slug) ? 'check' : 'layers'} className="size-4" />
          {compared.has(slug) ? m.lists_compared() : m.lists_compare()}
        </Button>
      </div>
      <p role="status" className="flex flex-wrap gap-x-8 text-sm">
        {wishlist.slugs.length > 0 && (
          <a href={href('/wishlist')} className={`py-2.5 ${underlined}`}>
            {m.lists_wishlist_link({ count: wishlist.slugs.length })}
          </a>
        )}
        {compared.slugs.length > 0 && (
          <a href={href('/compare', {}, comparisonQuery(compared.slugs))} className={`py-2.5 ${underlined}`}>
            {m.lists_compare_link({ count: compared.slugs.length })}
          </a>
        )}
      </p>
    </div>
  )
}
