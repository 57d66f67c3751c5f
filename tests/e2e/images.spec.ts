import type { Page } from 'playwright/test'
import { withPictures } from '#tests/support/chromium'
import { expect, test } from '#tests/support/fixtures'

test.use({ ...withPictures, takesAvif: true, expectedConsoleErrors: ['Failed to load resource'] })

const PAGE = '/vi/privacy-policy'

/** Adds a picture to a content page, as features/images/image.tsx renders it. */
async function openWithPicture(page: Page, src: string) {
  const picture = `<span class="image-box relative" data-error="Không tải được ảnh"><svg width="225" height="170"
    viewBox="0 0 225 170"></svg><img alt="Giường" width="225" height="170" src="${src}"></span></body>`
  // A page without pictures of its own: they would wait in the same queue of six connections.
  await page.route(`**${PAGE}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', picture) })
  })
  await page.goto(PAGE)
  return page.locator('.image-box').last()
}

const noteOf = (element: Element) => {
  const { content, color } = getComputedStyle(element, '::after')
  return { content, color }
}

test('[IMG-02] a picture that cannot be loaded is a red box of the same size, before anything is hydrated', async ({
  page,
}) => {
  const box = await openWithPicture(page, '/catalogue/nothing-here.jpg')
  await expect(box.locator('img')).toHaveAttribute('data-broken')
  expect(await box.evaluate(noteOf)).toEqual({ content: '"Không tải được ảnh"', color: 'rgb(179, 38, 30)' })
  expect(await box.boundingBox()).toMatchObject({ width: 225, height: 170 })
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
})

test('[IMG-02] the red box goes when the picture is replaced by one that loads, and comes back for one that fails', async ({
  page,
}) => {
  const box = await openWithPicture(page, '/catalogue/nothing-here.jpg')
  const picture = box.locator('img')
  const show = (src: string) =>
    picture.evaluate((image: HTMLImageElement, next) => image.setAttribute('src', next), src)
  await expect(picture).toHaveAttribute('data-broken')
  await show('/catalogue/products/giuong-moc-chau-180.webp')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(picture).not.toHaveAttribute('data-broken')
  expect((await box.evaluate(noteOf)).content).toBe('none')
  await show('/images?url=https%3A%2F%2Fevil.example%2Fa.jpg&w=300&q=75')
  await expect(picture).toHaveAttribute('data-broken')
})

test('[IMG-06] the browser shows what the optimizer makes, as AVIF', async ({ page }) => {
  const made = page.waitForResponse(/\/images\?/)
  const box = await openWithPicture(
    page,
    '/images?url=%2Fcatalogue%2Fproducts%2Fsofa-ho-tay-ba-cho.webp&amp;w=450&amp;q=75',
  )
  expect((await made).headers()['content-type']).toBe('image/avif')
  await expect.poll(() => box.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(450)
})

test('[IMG-05] no picture is drawn larger than its file, on phones and on wide screens', { tag: '@slow' }, async ({
  page,
}) => {
  for (const path of ['', '/wooden-furniture', '/house-doctor-ai']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/vi${path}`)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // Larger files must load first on wider pages, and a busy machine takes long to scale them.
      await expect
        .poll(() => page.evaluate(enlargedPictures), { message: `${path || 'home'}, ${width} px`, timeout: 60_000 })
        .toEqual([])
    }
  }
})

/** Pictures drawn larger than their file; `cover` may draw beyond the box. */
async function enlargedPictures() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((img) => !/\.svg$/.test(img.src))
  for (const img of pictures) img.loading = 'eager'
  const looked = await Promise.all(
    pictures.map(async (img) => {
      if (!img.checkVisibility()) return []
      const isDecoded = await img.decode().then(
        () => true,
        () => false,
      )
      // Another file may be taking its place; the poll looks again.
      if (!isDecoded) return [`not decoded: ${img.currentSrc}`]
      // The file's own size, not that of `sizes`.
      const file = Object.assign(new Image(), { src: img.currentSrc })
      await file.decode()
      const times = Math.max(img.offsetWidth / file.naturalWidth, img.offsetHeight / file.naturalHeight)
      return times > 1.01 ? [`${times.toFixed(2)} ${new URL(img.currentSrc).search || img.currentSrc}`] : []
    }),
  )
  return pictures.length > 3 ? looked.flat() : ['too few pictures']
}

test('[STORE-01] a product whose picture lies in object storage shows it, by the address of the console', async ({
  page,
}) => {
  await page.goto('/vi/category/file-cabinet')
  const picture = page.getByRole('main').getByRole('img', { name: 'Tủ hồ sơ Hàng Giấy 90', exact: true })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', /^\/api\/v1\/buckets\/vuong-tron-storage\/objects\/download\?prefix=/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
  await expect(picture).not.toHaveAttribute('data-broken')
  // JSON-LD has the storage host's address, not the console's.
  const listed = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(listed.join()).toContain('/objects/download?prefix=')
  expect(listed.join()).not.toContain('console.')
})

/** Two frames, as the first may already have begun. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Address, position and size of each picture. */
const pictureBoxes = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map((image) => `${image.getAttribute('src')} ${image.offsetWidth} × ${image.offsetHeight}`),
  )

for (const path of [
  '',
  '/category/tv-stand',
  '/wooden-furniture',
  '/furniture-package',
  '/product/giuong-moc-chau-160',
]) {
  test(`[IMG-01] nothing moves while the pictures of ${path || 'home'} are on their way and come`, {
    tag: path ? '@slow' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      // Late layout of off-screen content would move pictures too.
      const allLaidOut = new CSSStyleSheet()
      allLaidOut.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(allLaidOut)
      Object.assign(window, { moved: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Reflect.get(window, 'moved').push({ at: entry.startTime, by: entry.value, what: sourcesOf(entry) })
      }).observe({ type: 'layout-shift', buffered: true })
      const sourcesOf = (entry: object) =>
        'sources' in entry ? (entry.sources as { node?: Element }[]).map(({ node }) => node?.nodeName) : []
    })
    const held: (() => Promise<void>)[] = []
    let [asked, come] = [0, 0]
    const ofPictures = /\/(?:images|catalogue|brand)\b/
    page.on('requestfinished', (request) => {
      if (ofPictures.test(request.url())) come++
    })
    await page.route(ofPictures, (route) => {
      asked++
      held.push(() => route.continue())
    })
    await page.goto(`/vi${path}`, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    for (const share of [0, 0.3, 0.6, 0.9]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share)
      await nextFrame(page)
      const since = await page.evaluate(() => performance.now())
      const boxes = await pictureBoxes(page)
      await expect(async () => {
        await Promise.all(held.splice(0).map((letGo) => letGo()))
        expect([held.length, come]).toEqual([0, asked])
      }).toPass()
      await nextFrame(page)
      // Browsers ignore shifts below the fold, but visitors who scroll see them.
      expect(await pictureBoxes(page)).toEqual(boxes)
      // On a busy machine, layout shifts are reported late.
      const moved: { at: number }[] = await page.evaluate(() => Reflect.get(window, 'moved'))
      expect(moved.filter(({ at }) => at > since)).toEqual([])
    }
    expect(asked).toBeGreaterThan(1)
  })
}

test('[ROUTE-02] a first visit weighs at most 350 KB', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/vi', { waitUntil: 'networkidle' })
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(350 * 1024)
})
