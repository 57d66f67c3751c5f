import { type CDPSession, chromium, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../tests/support/chromium.ts'
import { median, type Row } from './table.ts'

const ROUNDS = 5
const CPU_SLOWDOWN = 4
const SETTLED_MS = 2500

const NETWORKS = {
  'fast 4G': { latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1e6 / 8, offline: false },
  'slow 4G': { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false },
}

type Case = { network: keyof typeof NETWORKS; scrolledBefore: boolean; limit?: number }

const CASES: Case[] = [
  { network: 'fast 4G', scrolledBefore: false, limit: 700 },
  { network: 'slow 4G', scrolledBefore: false, limit: 1300 },
  { network: 'fast 4G', scrolledBefore: true, limit: 200 },
  { network: 'slow 4G', scrolledBefore: true },
]

/** The control that is tapped, and what shows that the tap has taken effect: only React answers it. */
export type Tap = { path: string; control: string; effect: string }

/** From the first touch to its effect, on a phone four times slower than this machine. */
export async function benchFirstTap(origin: string, tap: Tap): Promise<Row[]> {
  const rows: Row[] = []
  for (const { network, scrolledBefore, limit } of CASES) {
    const effects: number[] = []
    const busies: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { effect, busy } = await oneTap(origin, tap, NETWORKS[network], scrolledBefore)
      effects.push(effect)
      busies.push(busy)
    }
    const how = scrolledBefore ? 'scrolled a second before' : 'cold'
    rows.push({
      what: `first tap to effect, ${network}, ${how}`,
      value: `${median(effects).toFixed(0)} ms`,
      against: limit ? `${limit} ms` : undefined,
      ratio: limit ? median(effects) / limit : undefined,
      limit: limit ? { atMost: 1 } : undefined,
    })
    if (!scrolledBefore)
      rows.push({
        what: `first tap to the busy state, ${network}, ${how}`,
        value: `${median(busies).toFixed(0)} ms`,
        against: '100 ms',
        ratio: median(busies) / 100,
        limit: { atMost: 1 },
      })
  }
  return rows
}

async function oneTap(origin: string, tap: Tap, network: (typeof NETWORKS)['fast 4G'], scrolledBefore: boolean) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watch, tap)
    await page.goto(`${origin}${tap.path}`, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLED_MS)
    if (scrolledBefore) {
      await page.evaluate(() => document.dispatchEvent(new Event('scroll', { bubbles: true })))
      await page.waitForTimeout(1000)
    }
    await touch(page, session, tap.control)
    const taken = await page.waitForFunction(() => (window.__tap?.effect ? window.__tap : null), null, {
      timeout: 15_000,
    })
    const times = await taken.jsonValue()
    if (!times) throw new Error('The tap was lost')
    return times
  } finally {
    await browser.close()
  }
}

async function touch(page: Page, session: CDPSession, control: string) {
  const box = await page.locator(control).first().boundingBox()
  if (!box) throw new Error(`No ${control} to tap`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(60)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

declare global {
  interface Window {
    /** Times since the first touch, in ms. */
    __tap?: { start: number; busy: number; effect: number }
  }
}

/** Runs in the page: notes when the finger comes down, when a busy state shows and when the effect is there. */
function watch({ effect }: Tap) {
  const times = { start: 0, busy: 0, effect: 0 }
  window.__tap = times
  addEventListener(
    'pointerdown',
    () => {
      times.start = performance.now()
    },
    { capture: true, once: true },
  )
  const look = () => {
    if (!times.start) return
    const since = performance.now() - times.start
    if (!times.busy && document.querySelector('[data-busy],[aria-busy=true]')) times.busy = since
    if (!times.effect && document.querySelector(effect)) times.effect = since
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}
