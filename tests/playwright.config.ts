import { defineConfig } from 'playwright/test'
import { readPages } from '../scripts/lib/pages.ts'
import { withoutPictures } from './support/chromium.ts'
import { here, servers } from './support/servers.ts'

// Every process that runs tests loads these settings.
Object.assign(globalThis, { __PAGES__: readPages() })

export default defineConfig({
  testDir: './e2e',
  outputDir: '../node_modules/.cache/playwright',
  // Generous, because both cores may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more than cores: some journeys wait for the network.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: here,
    // Only offline.spec.ts wants the service worker; elsewhere tests control the network.
    serviceWorkers: 'block',
    ...withoutPictures,
  },
  webServer: servers,
})
