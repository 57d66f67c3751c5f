import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { href } from '../languages/href'
import { SEARCH_TERM_MAX } from './navigation'

type SearchFormProps = { id: string; term?: string; autoFocus?: boolean }

/** A GET form. The suggestion list stays empty until its script has loaded (app/features/search/search-field.ts). */
export function SearchForm({ id, term, autoFocus }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is no form, and one element is enough
    <form
      role="search"
      method="get"
      action={href('/search')}
      aria-label={m.search_label()}
      className="relative flex max-w-170 gap-3"
    >
      <input
        id={id}
        data-suggest=""
        type="search"
        name="q"
        defaultValue={term}
        aria-label={m.search_field()}
        placeholder={m.search_field()}
        maxLength={SEARCH_TERM_MAX}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: where the focus goes when the menu opens; a closed one takes none
        autoFocus={autoFocus}
        className="field-box min-w-0"
      />
      <button type="submit" className={`${buttonClass('primary')} flex-none`}>
        {m.search_submit()}
      </button>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={m.search_suggestions()}
        hidden
        className="menu-panel absolute inset-x-0 top-full z-10 mt-1"
      >
        <SuggestionGroup name="categories" label={m.nav_categories()} />
        <SuggestionGroup name="products" label={m.search_products()} />
      </div>
      <p role="status" className="sr-only" />
    </form>
  )
}

const SuggestionGroup = ({ name, label }: { name: string; label: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: the options of a list box are no fields
  <div role="group" data-group={name} aria-label={label} hidden>
    <p aria-hidden="true" className="px-3 pt-2 text-xs text-ink-3">
      {label}
    </p>
  </div>
)
