import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { debounce } from '#app/lib/debounce'
import { getLocale } from '#app/paraglide/runtime.js'
import { listingQuery } from './catalogue.queries'
import { type ListingScope, type ListingSearch, queryOf } from './listing'
import { type Draft, draftOf, searchOf } from './listing-draft'

const SETTLE = 300

/**
 * The filters of a listing once the page is hydrated: a change is applied by itself after a moment. The new list is
 * fetched before the address changes, so that the old one stays until then and no field loses the focus.
 */
export function useListingFilters(scope: ListingScope, search: ListingSearch) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(search))
  const [wanted, setWanted] = useState(search)
  const latest = useRef(search)

  // The address changed by other means: a condition dropped, another page, the way back.
  useEffect(() => {
    if (keyOf(latest.current) === keyOf(search)) return
    latest.current = search
    setWanted(search)
    setDraft(draftOf(search))
  }, [search])

  async function apply(next: ListingSearch) {
    latest.current = next
    setWanted(next)
    await queryClient.prefetchQuery(listingQuery(getLocale(), scope, next))
    if (latest.current === next) await router.navigate({ to: '.', search: queryOf(next), resetScroll: false })
  }

  const [settle] = useState(() => debounce((run: () => void) => run(), SETTLE))

  /** `isSheet`: the visitor collects conditions in the sheet and sees only how many products they leave. */
  function change(next: Draft, isSheet: boolean) {
    setDraft(next)
    settle(() => {
      const asked = searchOf(next)
      if (asked) isSheet ? setWanted(asked) : void apply(asked)
    })
  }

  function submit() {
    const asked = searchOf(draft)
    if (asked) void apply(asked)
  }

  const { data } = useQuery({ ...listingQuery(getLocale(), scope, wanted), placeholderData: keepPreviousData })
  return {
    draft,
    change,
    submit,
    isBusy: keyOf(wanted) !== keyOf(search),
    total: data?.ok ? data.listing.facets.total : 0,
  }
}

const keyOf = (search: ListingSearch) => JSON.stringify(queryOf(search))
