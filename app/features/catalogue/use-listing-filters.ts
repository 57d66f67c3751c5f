import { type AnyRouter, useMatch, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { debounce } from '#app/lib/debounce'
import { getLocale } from '#app/paraglide/runtime.js'
import { fetchListing } from './catalogue.functions'
import { loadResults } from './later-results'
import { type Listing, type ListingScope, type ListingSearch, queryOf } from './listing'
import { type Draft, draftOf, searchOf } from './listing-draft'

const SETTLE = 300

/**
 * The filters of a listing once the page is hydrated: a choice is applied at once, a typed price after a moment. The new list is
 * fetched before the address changes, so that the old one stays until then and no field loses the focus.
 */
export function useListingFilters(scope: ListingScope, { search, facets }: Pick<Listing, 'search' | 'facets'>) {
  const router = useRouter()
  const { pathname } = useMatch({ strict: false })
  const [draft, setDraft] = useState(() => draftOf(search))
  const [wanted, setWanted] = useState(search)
  // How many products the conditions in the sheet leave, before they are applied; null when that cannot be asked.
  const [previewed, setPreviewed] = useState<number | null>()
  const latest = useRef(search)
  const [settle] = useState(() => debounce((run: () => void) => run(), SETTLE))

  const show = useCallback(
    (next: ListingSearch) => {
      settle.cancel()
      latest.current = next
      setPreviewed(undefined)
      setWanted(next)
      setDraft(draftOf(next))
    },
    [settle],
  )

  // The address changed by other means: a condition dropped, another page, the way back.
  useEffect(() => {
    setPreviewed(undefined)
    if (keyOf(latest.current) !== keyOf(search)) show(search)
  }, [search, show])

  // Whoever has left the page waits for nothing any more.
  useEffect(() => settle.cancel, [settle])

  async function apply(next: ListingSearch) {
    // A price that settles once the visitor has followed a link is not for the page that is on its way.
    if (router.latestLocation.pathname !== pathname) return
    const here = addressOf(router.latestLocation)
    latest.current = next
    setWanted(next)
    const address = { to: '.', search: queryOf(next) } as const
    // What cannot be fetched is not asked for: the browser would remember that the code for it did not come.
    // What does not come now is asked for again, and said, by the page itself.
    if (navigator.onLine) await Promise.allSettled([router.preloadRoute(address), loadResults()])
    // Meanwhile the visitor may have chosen otherwise, or gone to another page.
    if (latest.current !== next || addressOf(router.latestLocation) !== here) return
    const navigated = router.navigate({ ...address, resetScroll: false })
    // The page says that the line is lost and stays as it is, and so does its list.
    if (navigator.onLine) await navigated
    if (latest.current === next && addressOf(router.latestLocation) === here) show(search)
  }

  async function preview(next: ListingSearch) {
    latest.current = next
    const data = { locale: getLocale(), scope, search: next }
    const found = navigator.onLine ? await fetchListing({ data }).catch(() => null) : null
    if (latest.current === next) setPreviewed(found && (found.ok ? found.listing.facets.total : 0))
  }

  /** `isSheet`: the visitor collects conditions in the sheet and sees only how many products they leave. */
  function change(next: Draft, isSheet: boolean) {
    setDraft(next)
    settle.cancel()
    const ask = () => {
      const asked = searchOf(next)
      if (asked) void (isSheet ? preview(asked) : apply(asked))
    }
    if (next.min !== draft.min || next.max !== draft.max) settle(ask)
    else ask()
  }

  function submit() {
    settle.cancel()
    const asked = searchOf(draft)
    if (asked) void apply(asked)
  }

  return {
    draft,
    change,
    submit,
    /** The sheet was closed: what was chosen in it and not applied is forgotten. */
    forget: () => show(wanted),
    isBusy: keyOf(wanted) !== keyOf(search),
    total: previewed === undefined ? facets.total : previewed,
  }
}

const addressOf = ({ pathname, searchStr }: AnyRouter['latestLocation']) => pathname + searchStr

const keyOf = (search: ListingSearch) => JSON.stringify(queryOf(search))
