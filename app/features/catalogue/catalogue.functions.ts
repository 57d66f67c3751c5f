import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { failureStatus, type Result } from '#app/lib/failure'
import { openDatabase } from '#app/server/db/client'
import { validateWith } from '#app/server/server-functions/validate-with'
import { localeSchema } from '../languages/languages.schema'
import type { PackageContents, PackageSummary, ShopWindow } from './catalogue'
import { listingRequest, packagesRequest } from './catalogue.schema'
import { findListing } from './catalogue.server'
import type { Listing } from './listing'
import { findPackages } from './packages.server'
import { findShopWindow } from './shop-window.server'

export const fetchListing = createServerFn({ method: 'GET' })
  .validator(validateWith(listingRequest))
  .handler(async ({ data: { locale, scope, search } }): Promise<Result<{ listing: Listing }>> => {
    const listing = await findListing(openDatabase(), locale, scope, search)
    if (listing) return { ok: true, listing }
    setResponseStatus(failureStatus.not_found)
    return { ok: false, code: 'not_found' }
  })

export const fetchShopWindow = createServerFn({ method: 'GET' })
  .validator(validateWith(localeSchema))
  .handler(({ data: locale }): Promise<ShopWindow> => findShopWindow(openDatabase(), locale))

export const fetchPackages = createServerFn({ method: 'GET' })
  .validator(validateWith(packagesRequest))
  .handler(
    ({ data: { locale, tier } }): Promise<{ packages: PackageSummary[]; contents: PackageContents }> =>
      findPackages(openDatabase(), locale, tier),
  )
