import type { APIRequestContext } from 'playwright/test'
import { test as base } from './fixtures'
import { farAway } from './servers'
import { anyAddress, type Place } from './visitor'

export { expect } from './fixtures'

/**
 * Journeys of customers. Each test comes from an address of its own, so that none uses up another's tries, and is walked
 * in one of two places, whose accounts and mail are the same: the app itself, and an instance that asks it over HTTP and
 * whose cookies no script reads.
 */
export const test = base.extend<{ place: Place; api: APIRequestContext }>({
  place: ['here', { option: true }],
  baseURL: async ({ baseURL, place }, use) => use(place === 'here' ? baseURL : farAway),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }),
  /** The API that knows the accounts, and where their letters lie. */
  api: async ({ playwright }, use, { project }) => {
    const api = await playwright.request.newContext({
      baseURL: project.use.baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': anyAddress() },
    })
    await use(api)
    await api.dispose()
  },
})
