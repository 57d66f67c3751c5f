import { axeFindings } from '#tests/support/axe'
import { withPictures } from '#tests/support/chromium'
import { expect, type Page, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

test.use(withPictures)

const SOFA = '/vi/product/sofa-ho-tay-ba-cho'

test('[ROUTE-17] on a phone the pictures are a row to swipe, and nothing is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/product/ke-tv-trang-an-180')
  const row = page.getByRole('region', { name: /^Bilder/ })
  expect(await row.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate((box) => box.scrollLeft)).toBeGreaterThan(50)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

/** Opens the full-screen pictures, which need the application. */
async function openViewer(page: Page, number: number) {
  await page.goto(SOFA)
  await hydrate(page)
  const opener = page.getByRole('button', { name: `Xem ảnh lớn, ảnh ${number}/3` })
  await opener.click()
  const viewer = page.locator('dialog.picture-viewer')
  await expect(viewer.getByText(`Ảnh ${number}/3`)).toBeVisible()
  return { opener, viewer }
}

/** The visible picture: width, scroll position, and left edge. */
const seenPicture = (page: Page) =>
  page.locator('dialog.picture-viewer .picture-frame').evaluateAll((frames) =>
    frames
      .map((frame) => ({
        left: frame.getBoundingClientRect().left,
        width: frame.querySelector('img')?.getBoundingClientRect().width ?? 0,
        scrolled: [frame.scrollLeft, frame.scrollTop],
      }))
      .find(({ left }) => Math.abs(left) < 1),
  )

test('[ROUTE-17] a picture is magnified by the mouse and by keys, moved by arrows, and left for its neighbours', async ({
  page,
}) => {
  const { opener, viewer } = await openViewer(page, 1)
  const first = viewer.getByRole('button', { name: /Phóng to/ }).first()
  await expect(first).toBeFocused()
  const whole = (await seenPicture(page))?.width ?? 0
  await expect(viewer.getByRole('img').first()).toHaveJSProperty('complete', true)
  const source = await viewer
    .getByRole('img')
    .first()
    .evaluate(async (image) => {
      const answer = await fetch((image as HTMLImageElement).currentSrc)
      return (await createImageBitmap(await answer.blob())).width
    })
  expect(source).toBe(900)

  // Zooms around the pointer: the lower right part comes into view.
  const box = await first.boundingBox()
  await first.click({ position: { x: whole * 0.9, y: (box?.height ?? 0) * 0.8 } })
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  const large = await seenPicture(page)
  expect(large?.width).toBeCloseTo(2 * whole, 0)
  expect(large?.scrolled[0]).toBeGreaterThan(whole / 2)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await seenPicture(page))?.scrolled[0]).toBeLessThan(large?.scrolled[0] ?? 0)
  await page.keyboard.press('+')
  await expect.poll(async () => (await seenPicture(page))?.width).toBeCloseTo(3 * whole, 0)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect.poll(async () => (await seenPicture(page))?.width).toBeCloseTo(whole, 0)

  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('Ảnh 2/3')).toBeVisible()
  await viewer.getByRole('button', { name: 'Ảnh sau' }).click()
  await expect(viewer.getByText('Ảnh 3/3')).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Ảnh sau' })).toHaveAttribute('aria-disabled', 'true')
  await expect(viewer.getByRole('img', { name: /rộng 2240\smm/ })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[ROUTE-17] until the large picture has come, the one of the page stands there', async ({ page }) => {
  await page.route(/\/images\?.*w=960/, () => {})
  const { viewer } = await openViewer(page, 1)
  const there = await page
    .getByRole('button', { name: /ảnh 1\/3/ })
    .getByRole('img')
    .evaluate((image) => (image as HTMLImageElement).currentSrc)
  await expect(viewer.getByRole('button', { name: /Phóng to/ }).first()).toHaveCSS(
    'background-image',
    `url("${there}")`,
  )
})

test('[ROUTE-17] a picture that was opened before the application ran can be magnified once it does', async ({
  page,
}) => {
  await page.goto(SOFA)
  await page.getByRole('button', { name: /Xem ảnh lớn, ảnh 2/ }).click()
  const viewer = page.locator('dialog.picture-viewer')
  await expect(viewer.getByText('Ảnh 2/3')).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await viewer.getByRole('button', { name: 'Đóng' }).click()
  await expect(viewer).toBeHidden()
  await expect(page.getByRole('button', { name: /Xem ảnh lớn, ảnh 2/ })).toBeFocused()
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[ROUTE-17] a tap magnifies a picture to twice the screen, a drag moves it, a swipe leads to the next', async ({
    page,
  }) => {
    await page.goto(SOFA)
    await hydrate(page)
    await page.getByRole('button', { name: /Xem ảnh lớn, ảnh 1/ }).tap()
    const viewer = page.locator('dialog.picture-viewer')
    await expect(viewer.getByText('Ảnh 1/3')).toBeVisible()
    expect((await seenPicture(page))?.width).toBeCloseTo(390, 0)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    const drag = async (from: number, to: number) => {
      await touch('touchStart', { x: from, y: 400 })
      for (let step = 1; step <= 8; step++) await touch('touchMove', { x: from + ((to - from) * step) / 8, y: 400 })
      await touch('touchEnd')
    }

    // Both at once: awaited taps may be too far apart for a double tap.
    const tap = () => [touch('touchStart', { x: 195, y: 380 }), touch('touchEnd')]
    await Promise.all([...tap(), ...tap()])
    await expect.poll(async () => (await seenPicture(page))?.width).toBeCloseTo(780, 0)
    const before = await seenPicture(page)
    await drag(300, 180)
    await expect
      .poll(async () => (await seenPicture(page))?.scrolled[0])
      .toBeGreaterThan((before?.scrolled[0] ?? 0) + 60)
    await expect(viewer.getByText('Ảnh 1/3')).toBeVisible()

    // A tap during scrolling would only stop it.
    await expect(async () => {
      const place = await seenPicture(page)
      await page.waitForTimeout(200)
      expect(await seenPicture(page)).toEqual(place)
    }).toPass()
    await viewer.getByRole('button', { name: 'Thu nhỏ' }).tap()
    await expect.poll(async () => (await seenPicture(page))?.width).toBeCloseTo(390, 0)
    await drag(330, 60)
    await expect(viewer.getByText('Ảnh 2/3')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
