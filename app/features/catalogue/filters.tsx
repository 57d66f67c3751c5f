import { m } from '#app/paraglide/messages.js'
import { buttonClass, iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { showCount } from './catalogue-labels'
import { FilterGroup, FilterOptions, PriceField } from './filter-fields'
import { activeConditions, type Draft, type Listing, withoutConditions } from './listing'
import { ListingLink } from './listing-link'
import { filterNames } from './listing-parameters'
import type { useListingFilters } from './use-listing-filters'

export const FILTERS = 'filters'

type FiltersProps = Pick<Listing, 'facets' | 'priceHints' | 'search'> & {
  filters: ReturnType<typeof useListingFilters>
}

/**
 * A GET form, so that filters work before hydration and without JavaScript. One form for all widths; a popover on
 * phones.
 */
export function Filters({
  facets,
  priceHints,
  search,
  filters: { draft, change, submit, forget, total },
}: FiltersProps) {
  return (
    <form
      id={FILTERS}
      method="get"
      popover="auto"
      autoComplete="off"
      aria-label={m.listing_filters_label()}
      className="sheet min-w-0 border-0 bg-surface p-0 text-ink md:bg-transparent"
      onToggle={({ newState }) => {
        if (newState === 'closed') forget()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.hidePopover()
        submit()
      }}
    >
      <SheetHead />
      <Fields
        facets={facets}
        priceHints={priceHints}
        draft={draft}
        set={(part) =>
          change({ ...draft, ...part }, document.getElementById(FILTERS)?.matches(':popover-open') ?? false)
        }
      />
      <div className="grid flex-none grid-cols-[auto_1fr] gap-3 border-t border-line bg-surface px-5 pt-4 pb-6 md:not-noscript:hidden md:border-0 md:bg-transparent md:px-0">
        <ListingLink
          search={withoutConditions(search, ...activeConditions(search))}
          className={`${buttonClass('quiet')} max-md:px-5 md:hidden`}
        >
          {m.listing_clear()}
        </ListingLink>
        <button type="submit" className={`${buttonClass('primary')} max-md:px-5`}>
          <span className="noscript:hidden">{total === null ? m.listing_apply() : showCount(total)}</span>
          <span className="not-noscript:hidden">{m.listing_apply()}</span>
        </button>
      </div>
    </form>
  )
}

function SheetHead() {
  return (
    <div className="flex h-16 flex-none items-center justify-between border-b border-line pr-3 pl-5 md:hidden">
      <h2 className="text-2xl">{m.listing_filter()}</h2>
      <button
        type="button"
        popoverTarget={FILTERS}
        popoverTargetAction="hide"
        aria-label={m.listing_filters_close()}
        // biome-ignore lint/a11y/noAutofocus: where the focus goes when the sheet opens; a closed one takes none
        autoFocus
        className={iconButtonClass}
      >
        <Icon name="x" className="size-6" />
      </button>
    </div>
  )
}

type FieldsProps = Pick<Listing, 'facets' | 'priceHints'> & { draft: Draft; set: (part: Partial<Draft>) => void }

function Fields({ facets, priceHints, draft, set }: FieldsProps) {
  return (
    <div className="border-line max-md:flex-1 max-md:overflow-y-auto max-md:overscroll-contain max-md:px-5 md:border-t">
      <FilterGroup title={m.listing_price()}>
        <div className="grid grid-cols-2 gap-3">
          <PriceField name="min" label={m.listing_price_min()} value={draft.min} hint={priceHints.min} set={set} />
          <PriceField name="max" label={m.listing_price_max()} value={draft.max} hint={priceHints.max} set={set} />
        </div>
      </FilterGroup>
      {filterNames.map((name) => (
        <FilterOptions
          key={name}
          name={name}
          options={facets.options[name]}
          chosen={draft[name]}
          choose={(codes) => set({ [name]: codes })}
        />
      ))}
    </div>
  )
}
