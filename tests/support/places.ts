import type { APIRequestContext } from 'playwright/test'
import { test as base } from './fixtures'
import { instance } from './instance'
import { anyAddress, type Place } from './visitor'

export { expect } from './fixtures'

type Instance = Awaited<ReturnType<typeof instance>>

/**
 * Journeys of customers. Each test comes from an address of its own, so that none uses up another's tries, and is walked
 * in one of two places, whose accounts and mail are the same: the app itself, and an instance that asks it over HTTP and
 * whose cookies no script reads.
 */
export const test = base.extend<{ place: Place; api: APIRequestContext }, { farAway: () => Promise<Instance> }>({
  place: ['here', { option: true }],
  farAway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use, { project }) => {
      let started: Promise<Instance> | undefined
      await use(() => (started ??= instance(`API_BASE_URL:${project.use.baseURL}`, 'COOKIE_PROFILE:hardened')))
      await (await started)?.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ baseURL, place, farAway }, use) => use(place === 'here' ? baseURL : (await farAway()).url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
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
