import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { type } from 'arktype'
import { type FailureCode, failureStatus, type Outcome } from '#app/lib/failure'
import { openDatabase } from '#app/server/db/client'
import type { Listing, PackageContents, PackageSummary, ShopWindow } from './catalogue'
import { listingRequest, packagesRequest, shopWindowRequest } from './catalogue.schema'
import { findListing } from './catalogue.server'
import { findPackages } from './packages.server'
import { findShopWindow } from './shop-window.server'

export const fetchListing = createServerFn()
  .validator((input: typeof listingRequest.infer) => input as unknown)
  .handler(async ({ data }): Promise<Outcome<{ listing: Listing }>> => {
    const request = listingRequest(data)
    if (request instanceof type.errors) return refuse('bad_filter')
    const listing = await findListing(openDatabase(), request.locale, request.scope, request.search)
    return listing ? { ok: true, listing } : refuse('not_found')
  })

export const fetchShopWindow = createServerFn()
  .validator((input: typeof shopWindowRequest.infer) => input as unknown)
  .handler(async ({ data }): Promise<Outcome<{ window: ShopWindow }>> => {
    const request = shopWindowRequest(data)
    if (request instanceof type.errors) return refuse('invalid_request')
    return { ok: true, window: await findShopWindow(openDatabase(), request.locale) }
  })

type Packages = { packages: PackageSummary[]; contents: PackageContents }

export const fetchPackages = createServerFn()
  .validator((input: typeof packagesRequest.infer) => input as unknown)
  .handler(async ({ data }): Promise<Outcome<Packages>> => {
    const request = packagesRequest(data)
    if (request instanceof type.errors) return refuse('invalid_request')
    return { ok: true, ...(await findPackages(openDatabase(), request.locale, request.tier)) }
  })

function refuse(code: FailureCode): { ok: false; code: FailureCode } {
  setResponseStatus(failureStatus[code])
  return { ok: false, code }
}
