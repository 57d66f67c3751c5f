import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'

/**
 * The way to what the visitor saved; app/client.ts fills in how many pieces that are. Without a script there is no list.
 * Where the bar has no room for it, it stands in the panel of the search.
 */
export function SavedLink({ place }: { place: 'bar' | 'panel' }) {
  const where = place === 'bar' ? 'md:max-xl:hidden' : 'mt-1 max-md:hidden xl:hidden'
  return (
    <a href={`/${getLocale()}/wishlist`} className={`relative ${iconButtonClass} ${where} noscript:hidden`}>
      <Icon name="heart" className="size-6" />
      <span className="sr-only">{m.lists_wishlist_title()}</span>
      <span
        data-saved-count
        hidden
        className="num absolute top-0 right-0 grid size-5 place-items-center rounded-round bg-purple-500 text-2xs text-white"
      />
    </a>
  )
}
