import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { itemCount, sortName } from './catalogue-labels'
import { conditionName } from './filter-labels'
import { FILTERS } from './filters'
import {
  activeConditions,
  type Condition,
  type ListingSearch,
  type SortOrder,
  sortOrders,
  withoutConditions,
} from './listing'
import { ListingLink } from './listing-link'

type ToolbarProps = { search: ListingSearch; total: number; sort: SortOrder; onSort: (sort: SortOrder) => void }

/** Filter button on phones, product count, active conditions, and order. */
export function ListingToolbar({ search, total, sort, onSort }: ToolbarProps) {
  const conditions = activeConditions(search)
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-2 text-sm md:gap-4 max-md:sticky max-md:top-(--header-h) max-md:z-10 max-md:-mx-(--gutter) max-md:mb-5 max-md:border-y max-md:border-line max-md:bg-canvas max-md:px-(--gutter) max-md:py-2">
      <button type="button" popoverTarget={FILTERS} className={`${chipClass} flex-none md:hidden`}>
        <Icon name="sliders-horizontal" className="size-4" />
        {m.listing_filter()}
        {conditions.length > 0 && <span className="num font-semibold">{conditions.length}</span>}
      </button>
      <div className="flex flex-wrap items-center gap-2 max-md:flex-none">
        <p role="status" className="mr-2 text-ink-2">
          {itemCount(total)}
        </p>
        {conditions.length > 0 && <Conditions search={search} conditions={conditions} />}
      </div>
      <SortOrders sort={sort} onSort={onSort} />
    </div>
  )
}

function Conditions({ search, conditions }: { search: ListingSearch; conditions: Condition[] }) {
  return (
    <div className="contents max-md:hidden">
      {conditions.map((condition) => {
        const name = conditionName(condition, search)
        return (
          <ListingLink
            key={condition}
            search={withoutConditions(search, condition)}
            label={m.listing_drop({ condition: name })}
            className={chipClass}
          >
            {name} <Icon name="x" className="size-4" />
          </ListingLink>
        )
      })}
      <ListingLink
        search={withoutConditions(search, ...conditions)}
        className={`ml-2 inline-flex min-h-11 items-center ${underlined}`}
      >
        {m.listing_clear()}
      </ListingLink>
    </div>
  )
}

function SortOrders({ sort, onSort }: Pick<ToolbarProps, 'sort' | 'onSort'>) {
  return (
    <div className="flex min-w-0 basis-24 grow items-center justify-end gap-2 md:flex-none">
      <label className="relative flex min-w-0 items-center gap-1.5 font-medium">
        <span className="max-lg:sr-only">{m.listing_sort()}</span>
        <select
          name="sort"
          form={FILTERS}
          value={sort}
          onChange={(event) => onSort(event.target.value as SortOrder)}
          className="min-h-11 min-w-0 cursor-pointer appearance-none bg-transparent pr-6 text-ellipsis field-sizing-content"
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {sortName(order)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute right-0 size-4" />
      </label>
      <button type="submit" form={FILTERS} className={`${chipClass} not-noscript:hidden`}>
        {m.listing_apply()}
      </button>
    </div>
  )
}
