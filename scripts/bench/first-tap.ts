import { type CDPSession, chromium, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../tests/support/chromium.ts'
import { median, type Row } from './table.ts'

const ROUNDS = 5
const CPU_SLOWDOWN = 4
const SETTLED_MS = 2500

/** The narrowest screen with filters beside the list; on phones, the browser itself handles every first tap. */
const TABLET = { width: 768, height: 1024 }

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

/**
 * Playwright's debugger makes V8 reparse scripts at every error a library creates while loading; visitors have none.
 */
const NO_SECOND_PARSING = '--js-flags=--no-enable-lazy-source-positions'

/** A control that only React handles, and the selector that shows its effect. */
export type Tap = { path: string; control: string; effect: string }

/** From touch to effect, with a CPU four times slower. */
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
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags, NO_SECOND_PARSING] })
  try {
    const context = await browser.newContext({ viewport: TABLET, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watch, tap)
    await page.goto(`${origin}${tap.path}`, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLED_MS)
    if (scrolledBefore) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 380,
        y: 700,
        yDistance: -120,
        gestureSourceType: 'touch',
      })
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
    /** Times of touch start and end; `effect` in ms since the former, `busy` since the latter. */
    __tap?: { start: number; lifted: number; busy: number; effect: number }
  }
}

/** Runs in the page: records touch, busy state and effect. */
function watch({ effect }: Tap) {
  const times = { start: 0, lifted: 0, busy: 0, effect: 0 }
  window.__tap = times
  const options = { capture: true }
  // A scroll may precede the tap: the last touch counts.
  addEventListener('touchstart', (event) => Object.assign(times, { start: event.timeStamp }), options)
  addEventListener('touchend', (event) => Object.assign(times, { lifted: event.timeStamp }), options)
  const look = () => {
    if (!times.lifted) return
    const now = performance.now()
    if (!times.busy && document.querySelector('[data-busy],[aria-busy=true]')) times.busy = now - times.lifted
    if (!times.effect && document.querySelector(effect)) times.effect = now - times.start
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}
