import { defineConfig } from 'playwright/test'
import { readPages } from '../scripts/lib/pages.ts'
import { withoutPictures } from './support/chromium.ts'
import { here, servers } from './support/servers.ts'

// Every process that runs tests loads these settings.
Object.assign(globalThis, { __PAGES__: readPages() })

export default defineConfig({
  testDir: './e2e',
  outputDir: '../node_modules/.cache/playwright',
  // Two cores may be busy with other work; a green run is not slower for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more than cores: some journeys wait for a line that comes back.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: here,
    // Kept pages are for the tests that ask for them (offline.spec.ts): elsewhere the network is what a test makes it.
    serviceWorkers: 'block',
    ...withoutPictures,
  },
  webServer: servers,
})
