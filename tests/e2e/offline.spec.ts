import type { BrowserContext, Page } from 'playwright/test'
import { SERVICE_WORKER } from '#app/features/offline/offline'
import { axeFindings } from '#tests/support/axe'
import { withPictures } from '#tests/support/chromium'
import { test as base, expect } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { instance } from '#tests/support/instance'
import { upstream } from '#tests/support/upstream'
import { accountOf, visitor } from '#tests/support/visitor'
import { bundled } from '../../scripts/build/bundled-text'

type Network = Awaited<ReturnType<typeof upstream>>

/** A proxy of the shop that can be shut, and a browser with a service worker. */
const test = base.extend<{ network: Network }>({
  network: async ({ baseURL }, use) => {
    const network = await upstream(String(baseURL))
    await network.become('healthy')
    await use(network)
    await network.become('closed')
  },
})
test.use({
  ...withPictures,
  serviceWorkers: 'allow',
  expectedConsoleErrors: ['Failed to load resource', 'net::ERR', 'Failed to fetch'],
})

const PRODUCT = '/vi/product/ke-tv-trang-an-180'
const sign = (page: Page) => page.locator('[data-kept-since] time')
const seen = (page: Page) => page.locator('[data-seen-pages]').getByRole('link')

/** True if the worker has cached the address. */
const isKept = (page: Page, address: string) =>
  page.evaluate(async (key) => {
    for (const name of await caches.keys()) {
      const found = await (await caches.open(name)).match(key, { ignoreVary: true })
      if (found && name !== 'pictures') return true
    }
    return false
  }, address)

const kept = (page: Page, address: string) => expect.poll(() => isKept(page, address)).toBe(true)

/** Opens a page and waits until the worker has cached it. */
async function see(page: Page, address: string) {
  await page.goto(address)
  await hydrate(page)
  await kept(page, address)
}

const waitsForItsTurn = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)

/** Builds with cached pages. */
const buildsOfPages = async () => (await caches.keys()).flatMap((name) => /^pages-(.+)/.exec(name)?.[1] ?? []).sort()

/** Cuts the network, as a phone loses it. */
const cut = (context: BrowserContext) => context.setOffline(true)

test('[APP-02] a page that was seen opens without a network and where the server is gone, silent or failing, with its picture, and says that it is a copy', async ({
  page,
  context,
  network,
}) => {
  await see(page, network.url + PRODUCT)
  const picture = page.getByRole('main').locator('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(sign(page)).toBeHidden()
  const title = await page.title()
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
    .toBeGreaterThan(0)
  await cut(context)
  await page.goto(network.url + PRODUCT)
  await expect(page).toHaveTitle(title)
  await expect(sign(page)).toBeVisible()
  await expect(sign(page)).toHaveText(/\d{4}/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await hydrate(page)
  expect(await axeFindings(page)).toEqual([])

  await context.setOffline(false)
  for (const trouble of ['closed', 'silent', 'failing'] as const) {
    await network.become(trouble)
    await page.goto(network.url + PRODUCT)
    await expect(sign(page), trouble).toBeVisible()
  }
  await network.become('healthy')
  await page.goto(network.url + PRODUCT)
  await expect(sign(page)).toBeHidden()
})

test('[APP-03] a page that was not seen: in its language what was seen, the phone number, and on by itself', async ({
  page,
  context,
  network,
}) => {
  test.slow()
  await see(page, `${network.url}/de`)
  for (const { locale, heading } of [
    { locale: 'vi', heading: 'Đang mất mạng.' },
    { locale: 'en', heading: 'No connection.' },
    { locale: 'de', heading: 'Keine Verbindung.' },
    { locale: 'ja', heading: 'オフラインです。' },
  ]) {
    await cut(context)
    await page.goto(`${network.url}/${locale}/category/bed`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
    await expect(seen(page).and(page.locator('[href="/de"]'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.locator('html')).toHaveAttribute('data-hydrate', 'intent')
    await expect(page).toHaveURL(`${network.url}/${locale}/category/bed`)
    await expect(sign(page)).toBeHidden()
  }
})

test('[APP-02] links and the language switcher lead to what is kept, and else to what is there', async ({
  page,
  context,
  network,
}) => {
  await see(page, `${network.url}/de`)
  await see(page, `${network.url}/vi`)
  await hydrate(page)
  await page.getByRole('main').getByRole('link', { name: 'Xem nội thất gỗ' }).first().click()
  await expect(page).toHaveURL(/wooden-furniture/)
  await kept(page, `${network.url}/vi/wooden-furniture`)
  await cut(context)
  await page.getByRole('link', { name: 'Vuông Tròn' }).first().click()
  await expect(page).toHaveURL(`${network.url}/vi`)
  await expect(sign(page)).toBeVisible()
  await hydrate(page)
  await page.locator('[popovertarget=language-menu]').click()
  await page.locator('#language-menu').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${network.url}/de`)
  await expect(sign(page)).toBeVisible()
  await hydrate(page)
  await page.locator('[popovertarget=language-menu]').click()
  await page.locator('#language-menu').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection.')
  await expect(seen(page)).toHaveCount(3)
  await page.locator('[data-seen-pages]').getByRole('link', { name: 'Nội thất gỗ', exact: true }).click()
  await expect(page).toHaveURL(`${network.url}/vi/wooden-furniture`)
  await expect(sign(page)).toBeVisible()
})

test('[APP-02, APP-03] beside what the build before has kept: its own offline page, and no more than 60 pages in all', async ({
  page,
  context,
  network,
}) => {
  // Without acts no worker runs, so nothing of this build was cached before.
  await page.goto(`${network.url}/vi`)
  await page.evaluate(async () => {
    const former = (address: string) => {
      const kept = { address, locale: 'vi', title: 'Formerly', moment: new Date().toISOString() }
      const headers = new Headers({ 'content-type': 'text/html' })
      for (const [name, value] of Object.entries(kept)) headers.set(`x-kept-${name}`, encodeURIComponent(value))
      return new Response('<h1>Formerly</h1>', { headers })
    }
    const [files, pages] = [await caches.open('files-0'), await caches.open('pages-0')]
    await files.put('/vi/offline', former('/vi/offline'))
    for (let number = 1; number <= 60; number++) {
      const address = `/vi/search?q=${number}`
      await pages.put(address, former(address))
    }
  })
  await see(page, `${network.url}/vi/category/bed`)
  const pages = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
      return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().length
    })
  await expect.poll(pages).toBe(60)
  expect(await isKept(page, `${network.url}/vi/search?q=1`)).toBe(false)
  expect(await isKept(page, `${network.url}/vi/search?q=2`)).toBe(true)
  await cut(context)
  await page.goto(`${network.url}/vi/category/sofa`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đang mất mạng.')
  await expect(seen(page).first()).toHaveAttribute('href', '/vi/category/bed')
  expect(await axeFindings(page)).toEqual([])
})

test('[APP-02] a new build takes the place of the old once its pages are left, and the operator ends both', {
  tag: '@slow',
}, async ({ page, context, network }) => {
  // A second shop, and a worker whose turn comes when the browser says so.
  test.slow()
  const off = await instance('OFFLINE_PAGES:off')
  try {
    /** Build names sort before this one. */
    const former = await bundled('app/features/offline/service-worker.ts', { __BUILD_ID__: '"1"' })
    network.scripts.set(SERVICE_WORKER, former)
    const bed = `${network.url}/vi/category/bed`
    await see(page, bed)
    await page.evaluate(() => caches.open('pages-0'))
    const other = await context.newPage()
    await other.goto(`${network.url}/vi/category/sofa`)

    // From here on the real worker is served.
    network.scripts.clear()
    await page.goto(`${network.url}/vi`)
    await expect.poll(() => page.evaluate(waitsForItsTurn)).toBe(true)
    await page.goto(`${network.url}/vi/category/tv-stand`)
    expect(await page.evaluate(waitsForItsTurn)).toBe(true)
    await kept(page, `${network.url}/vi/category/tv-stand`)
    expect(await page.evaluate(buildsOfPages)).toEqual(['0', '1'])
    await other.close()
    // A closing page, and what the old worker still writes, may count for it: try again, and stay away for longer.
    let pauseMs = 500
    await expect(async () => {
      // A page is left for good only once nothing of the shop follows it.
      await page.goto('about:blank')
      await page.waitForTimeout(pauseMs)
      pauseMs *= 2
      await page.goto(`${network.url}/vi`)
      await expect.poll(() => page.evaluate(waitsForItsTurn), { timeout: 10_000 }).toBe(false)
    }).toPass({ timeout: 90_000 })
    await see(page, `${network.url}/vi/category/wardrobe`)
    expect(await page.evaluate(buildsOfPages)).toEqual(['1', expect.stringMatching(/^\w{6,}$/)])

    // Pages cached by the old worker are still there, and run.
    await cut(context)
    await page.goto(bed)
    await expect(sign(page)).toBeVisible()
    await hydrate(page)

    await context.setOffline(false)
    await network.become('healthy', off.url)
    await page.goto(`${network.url}/vi`)
    await expect
      .poll(() =>
        page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]),
      )
      .toEqual([0, []])
  } finally {
    await off.stop()
  }
})

test('[APP-02] nothing of an account is kept, and logging out forgets what was seen', async ({
  page,
  baseURL,
  request,
}) => {
  const person = await accountOf(request)
  const lan = visitor(page, 'vi', baseURL)
  await lan.signIn(person)
  await see(page, `${baseURL}/vi/category/bed`)
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', '')
  await lan.openProfile()
  await expect(page.getByRole('main')).toContainText(person.email)
  const pages = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages'))
    const answers = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()))
    return (await Promise.all(answers.flat().map((answer) => answer.text()))).join()
  })
  const found = ['<html data-kept', 'data-signed-in', person.email, person.name].filter((part) => pages.includes(part))
  expect(found).toEqual(['<html data-kept'])
  await lan.logOut()
  await expect(page).toHaveURL(`${baseURL}/vi`)
  await expect.poll(() => isKept(page, `${baseURL}/vi/category/bed`)).toBe(false)
})
