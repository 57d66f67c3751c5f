import { type AnyRouter, useMatch, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { debounce } from '#app/lib/debounce'
import { getLocale } from '../languages/locale'
import { fetchListing } from './catalogue.functions'
import { loadResults } from './lazy-results'
import {
  type Draft,
  draftOf,
  type Listing,
  type ListingScope,
  type ListingSearch,
  listingQueryOf,
  searchOf,
} from './listing'

const SETTLE = 300

/**
 * Filters of a hydrated listing: choices apply at once, typed prices after a moment. The new list is fetched before the
 * address changes, so the old one stays and focus is kept.
 */
export function useListingFilters(scope: ListingScope, { search, facets }: Pick<Listing, 'search' | 'facets'>) {
  const router = useRouter()
  const { pathname } = useMatch({ strict: false })
  const [draft, setDraft] = useState(() => draftOf(search))
  const [wanted, setWanted] = useState(search)
  // Result count of the sheet's pending conditions; null when it cannot be fetched.
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

  // The address changed elsewhere: a removed condition, another page, back.
  useEffect(() => {
    setPreviewed(undefined)
    if (keyOf(latest.current) !== keyOf(search)) show(search)
  }, [search, show])

  useEffect(() => settle.cancel, [settle])

  async function apply(next: ListingSearch) {
    // The visitor has left meanwhile: a settled price must not bring them back.
    if (router.latestLocation.pathname !== pathname) return
    const here = addressOf(router.latestLocation)
    latest.current = next
    setWanted(next)
    const address = { to: '.', search: listingQueryOf(next) } as const
    // Offline, nothing is preloaded: browsers cache a failed import. The page itself reports failures.
    if (navigator.onLine) await Promise.allSettled([router.preloadRoute(address), loadResults()])
    // The visitor may have chosen otherwise or left meanwhile.
    if (latest.current !== next || addressOf(router.latestLocation) !== here) return
    const navigated = router.navigate({ ...address, resetScroll: false })
    // Offline, the page reports it and stays as it is.
    if (navigator.onLine) await navigated
    if (latest.current === next && addressOf(router.latestLocation) === here) show(search)
  }

  async function preview(next: ListingSearch) {
    latest.current = next
    const data = { locale: getLocale(), scope, search: next }
    const found = navigator.onLine ? await fetchListing({ data }).catch(() => null) : null
    if (latest.current === next) setPreviewed(found && (found.ok ? found.listing.facets.total : 0))
  }

  /** `isSheet`: conditions are collected in the sheet, which only shows the count. */
  function change(next: Draft, isSheet: boolean) {
    setDraft(next)
    settle.cancel()
    const update = () => {
      const pending = searchOf(next)
      if (pending) void (isSheet ? preview(pending) : apply(pending))
    }
    if (next.min !== draft.min || next.max !== draft.max) settle(update)
    else update()
  }

  function submit() {
    settle.cancel()
    const pending = searchOf(draft)
    if (pending) void apply(pending)
  }

  return {
    draft,
    change,
    submit,
    /** The sheet was closed: forget unapplied choices. */
    forget: () => show(wanted),
    isBusy: keyOf(wanted) !== keyOf(search),
    total: previewed === undefined ? facets.total : previewed,
  }
}

const addressOf = ({ pathname, searchStr }: AnyRouter['latestLocation']) => pathname + searchStr

const keyOf = (search: ListingSearch) => JSON.stringify(listingQueryOf(search))
