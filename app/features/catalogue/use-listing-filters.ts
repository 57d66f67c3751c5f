import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { debounce } from '#app/lib/debounce'
import { getLocale } from '#app/paraglide/runtime.js'
import { fetchListing } from './catalogue.functions'
import { type Listing, type ListingScope, type ListingSearch, queryOf } from './listing'
import { type Draft, draftOf, searchOf } from './listing-draft'

const SETTLE = 300

/**
 * The filters of a listing once the page is hydrated: a choice is applied at once, a typed price after a moment. The new list is
 * fetched before the address changes, so that the old one stays until then and no field loses the focus.
 */
export function useListingFilters(scope: ListingScope, { search, facets }: Pick<Listing, 'search' | 'facets'>) {
  const router = useRouter()
  const [draft, setDraft] = useState(() => draftOf(search))
  const [wanted, setWanted] = useState(search)
  // How many products the conditions in the sheet leave, before they are applied.
  const [previewed, setPreviewed] = useState<number | null>(null)
  const latest = useRef(search)

  // The address changed by other means: a condition dropped, another page, the way back.
  useEffect(() => {
    setPreviewed(null)
    if (keyOf(latest.current) === keyOf(search)) return
    latest.current = search
    setWanted(search)
    setDraft(draftOf(search))
  }, [search])

  async function apply(next: ListingSearch) {
    latest.current = next
    setWanted(next)
    const address = { to: '.', search: queryOf(next) } as const
    await router.preloadRoute(address)
    if (latest.current === next) await router.navigate({ ...address, resetScroll: false })
  }

  async function preview(next: ListingSearch) {
    latest.current = next
    setWanted(next)
    const found = await fetchListing({ data: { locale: getLocale(), scope, search: next } })
    if (latest.current === next) setPreviewed(found.ok ? found.listing.facets.total : 0)
  }

  const [settle] = useState(() => debounce((run: () => void) => run(), SETTLE))

  /** `isSheet`: the visitor collects conditions in the sheet and sees only how many products they leave. */
  function change(next: Draft, isSheet: boolean) {
    setDraft(next)
    const ask = () => {
      const asked = searchOf(next)
      if (asked) void (isSheet ? preview(asked) : apply(asked))
    }
    const isTyped = next.min !== draft.min || next.max !== draft.max
    settle(isTyped ? ask : () => {})
    if (!isTyped) ask()
  }

  function submit() {
    const asked = searchOf(draft)
    if (asked) void apply(asked)
  }

  return {
    draft,
    change,
    submit,
    isBusy: keyOf(wanted) !== keyOf(search),
    total: previewed ?? facets.total,
  }
}

const keyOf = (search: ListingSearch) => JSON.stringify(queryOf(search))
