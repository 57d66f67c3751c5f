import { defineConfig } from 'playwright/test'
import { chromiumFlags, chromiumPath } from './support/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 8787)

export default defineConfig({
  testDir: './e2e',
  outputDir: '../node_modules/.cache/playwright',
  // Two cores may be busy with other work; a green run is not slower for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Kept pages are for the tests that ask for them (offline.spec.ts): elsewhere the network is what a test makes it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
  },
  webServer: {
    command: `node tests/support/serve-copy.ts --port ${port}`,
    cwd: '..',
    url: `http://localhost:${port}/api/health`,
    reuseExistingServer: !process.env.CI,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
