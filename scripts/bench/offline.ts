import { type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../tests/support/chromium.ts'
import { median, type Row } from './table.ts'

const ROUNDS = 7
const LIMIT_MS = 200
const PAGES = { home: '/vi', product: '/vi/product/ke-tv-trang-an-180' }

/** Time to first paint of a visited page, online and offline, with the service worker asleep before. */
export async function benchOffline(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
      const page = await context.newPage()
      await see(page, origin + path)
      const there: number[] = []
      const cut: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        there.push(await paint(context, page, origin + path))
        await context.setOffline(true)
        cut.push(await paint(context, page, origin + path))
        await context.setOffline(false)
      }
      rows.push(
        {
          what: `${name}, seen before, network cut: to the first paint`,
          value: `${median(cut).toFixed(0)} ms`,
          against: `${LIMIT_MS} ms`,
          ratio: median(cut) / LIMIT_MS,
          limit: { atMost: 1 },
        },
        {
          what: `${name}: network cut, against the same page from the server beside it`,
          value: `${median(cut).toFixed(0)} ms`,
          against: `${median(there).toFixed(0)} ms`,
          ratio: median(cut) / median(there),
        },
      )
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Opens a page and waits until the worker has cached it. */
async function see(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'load' })
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.waitForFunction((address) => caches.match(address, { ignoreVary: true }), url)
}

async function paint(context: BrowserContext, page: Page, url: string): Promise<number> {
  await page.goto('about:blank')
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
  await page.goto(url, { waitUntil: 'load' })
  const painted = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return Number(await painted.jsonValue())
}
