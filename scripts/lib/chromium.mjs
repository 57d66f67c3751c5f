import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { anyPort } from './ports.mjs'

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const SYSTEM_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** CHROMIUM_PATH, else a system Chromium; undefined lets Playwright use its own. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? SYSTEM_BROWSERS.find((file) => existsSync(file))

/**
 * The tests' browser: CHROMIUM_PATH, else the system's headless shell (a quarter less CPU, docs/tests.md), else
 * `findChromium`.
 */
export const findTestBrowser = () =>
  process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_HEADLESS_SHELL) ? SYSTEM_HEADLESS_SHELL : findChromium())

/** Returns true if the tests' browsers are installed; installs missing ones on Debian as root. */
export async function ensureTestBrowsers() {
  if (process.env.CHROMIUM_PATH || (findChromium() && existsSync(SYSTEM_HEADLESS_SHELL))) return true
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return true
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) await installChromium()
  return Boolean(findChromium())
}

async function installChromium() {
  process.stdout.write('Installing Chromium …\n')
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell')
}

async function apt(...args) {
  const child = spawn('apt-get', ['-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'close')
}

/** Ports for both test servers, and no colour variables, which Playwright and Node warn about. */
export const playwrightEnvironment = async () => ({
  CI: '1',
  E2E_PORT: String(await anyPort()),
  E2E_FAR_PORT: String(await anyPort()),
  FORCE_COLOR: '0',
  NO_COLOR: undefined,
})
