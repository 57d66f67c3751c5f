import type { APIRequestContext } from 'playwright/test'
import { test as base } from './fixtures'
import { farAway } from './servers'
import { anyAddress, type Deployment } from './visitor'

export { expect } from './fixtures'

/**
 * Customers' journeys in two deployments with the same accounts and mail: the app itself, or an instance that calls it
 * over HTTP. Each test has its own client address, because tries are limited.
 */
export const test = base.extend<{ deployment: Deployment; api: APIRequestContext }>({
  deployment: ['here', { option: true }],
  baseURL: async ({ baseURL, deployment }, use) => use(deployment === 'here' ? baseURL : farAway),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }),
  /** The API that owns accounts and letters. */
  api: async ({ playwright }, use, { project }) => {
    const api = await playwright.request.newContext({
      baseURL: project.use.baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': anyAddress() },
    })
    await use(api)
    await api.dispose()
  },
})
