import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures'

test.use({ takesAvif: true, expectedConsoleErrors: ['Failed to load resource'] })

/** A content page with one more picture, as features/images/image.tsx draws it. */
async function openWithPicture(page: Page, src: string) {
  const picture = `<span class="image-box relative" data-error="Không tải được ảnh"><svg width="225" height="170"
    viewBox="0 0 225 170"></svg><img alt="Giường" width="225" height="170" src="${src}"></span></body>`
  await page.route('**/vi', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', picture) })
  })
  await page.goto('/vi')
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

test('[STORE-01] a product whose picture lies in object storage shows it, by the address of the console', async ({
  page,
}) => {
  await page.goto('/vi/category/file-cabinet')
  const picture = page.getByRole('main').getByRole('img', { name: 'Tủ hồ sơ Hàng Giấy 90', exact: true })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', /^\/api\/v1\/buckets\/vuong-tron-storage\/objects\/download\?prefix=/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
  await expect(picture).not.toHaveAttribute('data-broken')
  // Search engines are told where the picture is, not where the console shows it.
  const listed = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(listed.join()).toContain('/objects/download?prefix=')
  expect(listed.join()).not.toContain('console.')
})

for (const path of [
  '',
  '/category/tv-stand',
  '/wooden-furniture',
  '/furniture-package',
  '/product/giuong-moc-chau-160',
]) {
  test(`[IMG-01] nothing moves while the pictures of ${path || 'home'} are on their way and come`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      const moved: unknown[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          moved.push([entry.value, ...sourcesOf(entry)])
      }).observe({ type: 'layout-shift', buffered: true })
      const sourcesOf = (entry: object) =>
        'sources' in entry ? (entry.sources as { node?: Element }[]).map(({ node }) => node?.nodeName) : []
    })
    let [asked, come] = [0, 0]
    await page.route(/\/(?:images|catalogue)\b/, async (route) => {
      asked++
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
      come++
    })
    await page.goto(`/vi${path}`)
    for (const share of [0, 0.3, 0.6, 0.9]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share)
      await expect(async () => expect(come).toBe(asked)).toPass()
    }
    expect(asked).toBeGreaterThan(1)
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
  })
}
