import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../languages/languages'
import type { PackageTier } from './catalogue'
import { fetchListing, fetchPackages, fetchShopWindow } from './catalogue.functions'
import type { ListingScope, ListingSearch } from './listing'

export const shopWindowQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['shop-window', locale],
    queryFn: ({ signal }) => fetchShopWindow({ data: locale, signal }),
  })

export const listingQuery = (locale: Locale, scope: ListingScope, search: ListingSearch) =>
  queryOptions({
    queryKey: ['listing', locale, scope, search],
    queryFn: ({ signal }) => fetchListing({ data: { locale, scope, search }, signal }),
  })

export const packagesQuery = (locale: Locale, tier: PackageTier | null) =>
  queryOptions({
    queryKey: ['packages', locale, tier],
    queryFn: ({ signal }) => fetchPackages({ data: { locale, tier }, signal }),
  })
