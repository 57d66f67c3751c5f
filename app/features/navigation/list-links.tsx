import { CART_COUNT, COMPARED, WISHLIST } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { barButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { href } from '../languages/href'

type Place = { place: 'bar' | 'panel' }

/** Bars of tablets move these links into the search panel. Hidden without script, because lists need one. */
const placed = ({ place }: Place) =>
  `relative ${barButtonClass} ${place === 'bar' ? 'bar-md:bar-max-wide:hidden' : 'mt-1 bar-max-md:hidden bar-wide:hidden'} noscript:hidden`

/** Links to saved and compared products; app/gate.ts fills in the counts. */
export const ListLinks = (place: Place) => (
  <>
    <a hidden data-compared href={href('/compare')} className={placed(place)}>
      <Icon name="layers" className="bar-icon" />
      <span className="sr-only">{m.compare_title()}</span>
      <Count of={COMPARED} />
    </a>
    <a href={href('/wishlist')} className={placed(place)}>
      <Icon name="heart" className="bar-icon" />
      <span className="sr-only">{m.lists_wishlist_title()}</span>
      <Count of={WISHLIST} />
    </a>
  </>
)

/** Always in the bar: it works without script, which adds only the number of pieces. */
export const CartLink = () => (
  <a href={href('/cart')} className={`relative ${barButtonClass}`}>
    <Icon name="shopping-bag" className="bar-icon" />
    <span className="sr-only">{m.cart_title()}</span>
    <Count of={CART_COUNT} />
  </a>
)

const Count = ({ of }: { of: string }) => (
  <span
    data-count-of={of}
    hidden
    className="num absolute bottom-[calc(50%+2px)] left-[calc(50%+2px)] grid h-[20px] min-w-[20px] place-items-center rounded-round bg-purple-500 px-1 text-[12px] text-white"
  />
)
