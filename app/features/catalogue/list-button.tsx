import { LIST_BUTTON_SHOWN } from '#app/lib/lists-changed'
import { COMPARED, WISHLIST } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import type { ProductSummary } from './catalogue'

type ListButtonProps = {
  list: typeof WISHLIST | typeof COMPARED
  product: Pick<ProductSummary, 'slug' | 'name'>
  className?: string
  /** Its words, where there is room for them. */
  children?: string
}

const looks = {
  [WISHLIST]: { icon: 'heart', action: m.lists_save },
  [COMPARED]: { icon: 'layers', action: m.lists_compare },
}

/**
 * Puts a product into a list of this browser, or takes it out. Most of these buttons stand on static islands, so
 * lists/list-acts.tsx shows their state and hears their clicks; one that the browser renders asks for its state.
 */
export function ListButton({ list, product: { slug, name }, className = '', children }: ListButtonProps) {
  const { icon, action } = looks[list]
  return (
    <button
      ref={askForState}
      type="button"
      data-list={list}
      value={slug}
      aria-pressed={false}
      aria-label={m.action_of({ action: action(), name })}
      className={`list-button noscript:hidden ${className}`}
    >
      <Icon name={icon} />
      {children && <span>{children}</span>}
    </button>
  )
}

const askForState = (button: HTMLButtonElement | null) =>
  void button?.dispatchEvent(new Event(LIST_BUTTON_SHOWN, { bubbles: true }))
