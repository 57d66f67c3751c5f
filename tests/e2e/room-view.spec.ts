import { Matrix4, PerspectiveCamera } from 'three'
import { axeFindings } from '#tests/support/axe'
import { cornersOf, inkOf, isLike, openModel, seenBy } from '#tests/support/drawn-model'
import { bringFakeRoom } from '#tests/support/fake-room'
import { expect, type Page, test } from '#tests/support/fixtures'

// Rendered without a GPU: fewer pixels show the same, and each picture takes long.
test.describe.configure({ timeout: 300_000 })
test.use({ viewport: { width: 800, height: 600 } })

const SLUG = 'giuong-moc-chau-160'

/** Relative to the piece's size in the picture. */
const TOLERANCE = 0.04

async function openForRoom(page: Page) {
  const dialog = await openModel(page, `/vi/product/${SLUG}`)
  return {
    dialog,
    canvas: dialog.getByRole('img', { name: /Mô hình 3D/ }),
    start: dialog.getByRole('button', { name: 'Đặt thử' }),
  }
}

/** Two frames, as the first may already have begun. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))))

async function pointAt(page: Page, floor: [number, number, number]) {
  await page.evaluate((place) => {
    window.fakeRoom.floor = place
  }, floor)
  await nextFrame(page)
}

async function tap(page: Page) {
  await page.evaluate(() => window.fakeRoom.session?.dispatchEvent(new Event('select')))
  await nextFrame(page)
}

test('[CAT-06] in the room a ring follows the floor, a tap puts the bed there in its true size and facing the shopper, it turns, and Done gives the page back', {
  tag: '@slow',
}, async ({ page }) => {
  await page.addInitScript(bringFakeRoom)
  const { dialog, canvas, start } = await openForRoom(page)
  const before = await inkOf(canvas)
  await start.click()
  await expect(dialog.getByText('Hướng camera xuống sàn')).toBeVisible()
  expect(await page.evaluate(() => [window.fakeRoom.asked, ...window.fakeRoom.spaces])).toEqual([
    'immersive-ar hit-test local dom-overlay',
    'local',
    'viewer',
  ])
  await expect(page.locator('#fake-overlay')).toContainText('Xong')
  const empty = await inkOf(canvas)
  expect(empty.share).toBe(0)
  await pointAt(page, [0, -1, -3])
  const ring = await inkOf(canvas)
  expect(ring.hash).not.toBe(empty.hash)
  await pointAt(page, [1.5, -1.5, -4.5])
  expect((await inkOf(canvas)).hash).not.toBe(ring.hash)

  await tap(page)
  const facing = Math.atan2(-1.5, 4.5)
  const phone = new PerspectiveCamera(60, 800 / 600)
  const corners = await cornersOf(page.request, SLUG)
  const stands = (turned: number) => {
    const place = new Matrix4().makeRotationY(facing + turned).setPosition(1.5, -1.5, -4.5)
    return seenBy(
      phone,
      corners.map((corner) => corner.clone().applyMatrix4(place)),
    )
  }
  const placed = await inkOf(canvas)
  expect(isLike(placed.box, stands(0), TOLERANCE), JSON.stringify([placed.box, stands(0)])).toBe(true)

  const turn = dialog.getByRole('button', { name: 'Xoay 45°' })
  expect((await turn.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await axeFindings(page)).toEqual([])
  // Taps on buttons are not for the room.
  expect(
    await turn.evaluate((button) =>
      button.dispatchEvent(new Event('beforexrselect', { bubbles: true, cancelable: true })),
    ),
  ).toBe(false)
  await turn.click()
  await nextFrame(page)
  const turned = await inkOf(canvas)
  expect(isLike(turned.box, stands(Math.PI / 4), TOLERANCE), JSON.stringify([turned.box, stands(Math.PI / 4)])).toBe(
    true,
  )
  expect(isLike(turned.box, stands(0), TOLERANCE)).toBe(false)

  await dialog.getByRole('button', { name: 'Xong' }).click()
  await expect(dialog.getByRole('button', { name: 'Xong' })).toBeHidden()
  await expect(start).toBeVisible()
  expect((await inkOf(canvas)).box).toEqual(before.box)
  await canvas.press('ArrowLeft')
  expect((await inkOf(canvas)).hash).not.toBe(before.hash)
})

test('[CAT-06] a session without what it needs is ended and told, a refused camera too, and the page is as it was', async ({
  page,
}) => {
  // Only the last of several steps; the others are in room-session.test.ts.
  await page.addInitScript(bringFakeRoom, 'requestHitTestSource')
  const { dialog, canvas, start } = await openForRoom(page)
  const before = await inkOf(canvas)
  await start.click()
  await expect(dialog.getByRole('alert')).toContainText('Chưa mở được camera')
  expect(await page.evaluate(() => window.fakeRoom.ended)).toBe(1)
  await expect(dialog.getByRole('button', { name: 'Xong' })).toBeHidden()
  expect((await inkOf(canvas)).box).toEqual(before.box)

  await page.evaluate(() => {
    Object.assign(navigator.xr ?? {}, {
      requestSession: async () => {
        throw new DOMException('The camera was refused', 'NotAllowedError')
      },
    })
  })
  await start.click()
  await expect(dialog.getByRole('alert')).toContainText('quyền dùng camera')
  expect((await inkOf(canvas)).box).toEqual(before.box)
})
