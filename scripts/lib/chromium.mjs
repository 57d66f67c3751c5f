import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** CHROMIUM_PATH, else a system Chromium, else nothing: Playwright then uses its own. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? SYSTEM_BROWSERS.find((file) => existsSync(file))

/** Whether a Chromium is there; on Debian as root its package is installed when none is. */
export async function ensureChromium() {
  const { chromium } = await import('playwright')
  if (findChromium() || existsSync(chromium.executablePath())) return true
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  process.stdout.write('Installing Chromium …\n')
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium')
  return Boolean(findChromium())
}

/** Playwright tells its workers about colours by FORCE_COLOR, and Node complains when NO_COLOR stands beside it. */
export const playwrightEnvironment = (port) => ({
  CI: '1',
  E2E_PORT: String(port),
  FORCE_COLOR: '0',
  NO_COLOR: undefined,
})
