import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium, type Page, type Response } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../tests/support/chromium.ts'
import { fillBasket } from './basket.ts'
import { kilobytes, type Row } from './table.ts'

/** Counts requests within this time after the load event, without any act. */
const QUIET_MS = 5000
const FIRST_LOAD_BYTES = 3.2 * 1024
const LOGIN_DIALOG_BYTES = 64_000
const PICTURE_BYTES = 25_000

const compressed = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength

type Kind = 'script' | 'stylesheet' | 'font' | 'image' | 'document'
type Weights = Record<Kind, number> & { largestImage: number }

/** Bytes by kind (text as brotli 11), without an act and after the first one. */
export async function weigh(
  browser: Browser,
  url: string,
  cookies: Record<string, string> = {},
): Promise<{ idle: Weights; active: Weights; fonts: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  const responses = new Set<Response>()
  page.on('response', (response) => responses.add(response))
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET_MS)
  const idle = await weights(responses)
  await showIntent(page)
  const active = await weights(responses)
  const fonts = [...responses].filter((response) => response.request().resourceType() === 'font').length
  await context.close()
  return { idle, active, fonts }
}

async function showIntent(page: Page) {
  // A key without effect; a pointer would also prefetch the link under it.
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS / 2)
}

async function weights(responses: Iterable<Response>): Promise<Weights> {
  const sum: Weights = { script: 0, stylesheet: 0, font: 0, image: 0, document: 0, largestImage: 0 }
  for (const response of responses) {
    const kind = response.request().resourceType() as Kind
    if (!(kind in sum) || !response.ok()) continue
    const body = await response.body()
    sum[kind] += kind === 'font' || kind === 'image' ? body.byteLength : compressed(body)
    if (kind === 'image') sum.largestImage = Math.max(sum.largestImage, body.byteLength)
  }
  return sum
}

/** Additional script that an act loads. */
async function weighAct(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await showIntent(page)
  const responses = new Set<Response>()
  page.on('response', (response) => responses.add(response))
  await act(page)
  await page.waitForTimeout(QUIET_MS / 2)
  const { script } = await weights(responses)
  await page.close()
  return script
}

async function openLogin(page: Page) {
  await page.locator('header [commandfor=login-dialog]').click()
  await page.locator('#login-dialog form').first().waitFor()
}

async function open3d(page: Page) {
  await page.getByRole('button', { name: 'Xem 3D' }).click()
  await page.locator('canvas').waitFor()
}

/** Ratios to the bare application's script: of pages that are read, and of pages that are a form from top to bottom. */
const AFTER_THE_FIRST_ACT = { page: 1.35, form: 1.5 }
const STYLESHEET_BYTES = 16_000

const PAGES: readonly { name: string; path: string; is?: keyof typeof AFTER_THE_FIRST_ACT }[] = [
  { name: 'home', path: '/vi' },
  { name: 'listing', path: '/vi/category/tv-stand' },
  { name: 'wooden furniture', path: '/vi/wooden-furniture' },
  { name: 'furniture packages', path: '/vi/furniture-package' },
  { name: 'product', path: '/vi/product/ke-tv-trang-an-180' },
  { name: 'basket', path: '/vi/cart', is: 'form' },
  { name: 'checkout', path: '/vi/checkout', is: 'form' },
  { name: 'contact', path: '/vi/contact-us' },
  { name: 'House Doctor', path: '/vi/house-doctor-ai' },
  { name: 'about us', path: '/vi/about-us' },
  { name: 'privacy', path: '/vi/privacy-policy' },
  { name: 'not found', path: '/vi/no-such-page' },
]

export async function benchFirstLoad(origin: string, floorOrigin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const basket = await fillBasket(origin)
    const floor = (await weigh(browser, `${floorOrigin}/`)).idle.script
    const rows: Row[] = [{ what: 'floor: bare Start app, script', value: kilobytes(floor) }]
    for (const { name, path, is = 'page' } of PAGES) {
      const { idle, active, fonts } = await weigh(browser, `${origin}${path}`, basket)
      rows.push({
        what: `${name}: script before any act`,
        value: kilobytes(idle.script),
        against: kilobytes(floor),
        ratio: idle.script / floor,
        limit: { atMost: FIRST_LOAD_BYTES / floor },
      })
      rows.push({
        what: `${name}: script after the first act`,
        value: kilobytes(active.script),
        against: kilobytes(floor),
        ratio: active.script / floor,
        limit: { atMost: AFTER_THE_FIRST_ACT[is] },
      })
      if (idle.largestImage > 0)
        rows.push({
          what: `${name}: largest picture, 390 px at 2×`,
          value: kilobytes(idle.largestImage),
          against: kilobytes(PICTURE_BYTES),
          ratio: idle.largestImage / PICTURE_BYTES,
          limit: { atMost: 1 },
        })
      if (name === 'home') {
        rows.push({
          what: 'home: stylesheet',
          value: kilobytes(idle.stylesheet),
          against: kilobytes(STYLESHEET_BYTES),
          ratio: idle.stylesheet / STYLESHEET_BYTES,
          limit: { atMost: 1 },
        })
        rows.push({
          what: 'home: font files',
          value: String(fonts),
          against: '2',
          ratio: fonts / 2,
          limit: { atMost: 1 },
        })
        const { largestImage: _, ...kinds } = idle
        const all = Object.values(kinds).reduce((a, b) => a + b)
        rows.push({
          what: 'home: everything, first visit, 390 px at 2×',
          value: kilobytes(all),
          against: '350 KB',
          ratio: all / 350_000,
          limit: { atMost: 1 },
        })
      }
    }
    rows.push({
      what: 'product: script of the 3D view, when it is asked for',
      value: kilobytes(await weighAct(browser, `${origin}/vi/product/ke-tv-trang-an-180`, open3d)),
    })
    const dialog = await weighAct(browser, `${origin}/vi`, openLogin)
    rows.push({
      what: 'login dialog: forms, words and schemas',
      value: kilobytes(dialog),
      against: kilobytes(LOGIN_DIALOG_BYTES),
      ratio: dialog / LOGIN_DIALOG_BYTES,
      limit: { atMost: 1 },
    })
    return rows
  } finally {
    await browser.close()
  }
}
