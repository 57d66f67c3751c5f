import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { withPictures } from '#tests/support/chromium'
import { expect, test } from '#tests/support/fixtures'
import { accountOf, visitor } from '#tests/support/visitor'

test.use(withPictures)

const PAGE = '/en/house-doctor-ai?tool=room_composer'
/** Generous, because both cores may be busy. */
const SOON = { timeout: 60_000 }

const plan = (page: Page) => page.getByRole('group', { name: 'Plan of the room from above' })
const pieces = (page: Page) => plan(page).getByRole('button')
const part = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Settings' }).getByRole('button', { name, exact: true })
const status = (page: Page) => page.locator('.composer-notice').getByRole('status')
const alert = (page: Page) => page.locator('.composer-notice').getByRole('alert')
const amountIn = async (text: string | null) => Number(text?.replace(/\D/g, ''))
const sum = async (page: Page) => amountIn(await page.locator('.composer-foot strong').textContent())

async function openEmpty(page: Page) {
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Empty room' }).click(SOON)
  await expect(plan(page)).toBeVisible(SOON)
}

/** Adds the first product of a family; returns its price. */
async function add(page: Page, family: string): Promise<number> {
  const count = await pieces(page).count()
  await part(page, 'Furniture').click()
  await page.getByLabel('Furniture type').selectOption({ label: family })
  const offer = page.locator('.composer-range li').first()
  const price = await amountIn(await offer.locator('.font-semibold').textContent())
  await offer.getByRole('button').click()
  await expect(pieces(page)).toHaveCount(count + 1, SOON)
  await expect(status(page)).toContainText('added')
  return price
}

/** Middle of a piece on the screen. */
async function middleOf(page: Page, index: number) {
  const box = await pieces(page).nth(index).locator('.plan-body').boundingBox()
  if (!box) throw new Error('no such piece')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Centimetres from the left and top walls, and the turn, from the piece's label. */
async function placeOf(page: Page, index: number): Promise<number[]> {
  const label = (await pieces(page).nth(index).getAttribute('aria-label')) ?? ''
  const [, left, back, turn] =
    /([-\d.,]+) cm from the left wall, ([-\d.,]+) cm from the top wall, rotated (\d+)°/.exec(label) ?? []
  return [left, back, turn].map(Number)
}

test('[HD-02] a person furnishes a room by mouse and keys, knows its sum, and hands it on', async ({
  page,
  context,
}) => {
  await openEmpty(page)
  const prices = [await add(page, 'Sofas'), await add(page, 'Coffee tables')]
  expect(await sum(page)).toBe((prices[0] ?? 0) + (prices[1] ?? 0))

  // The table follows the mouse, but not into the sofa.
  const [sofa, table] = [await middleOf(page, 0), await middleOf(page, 1)]
  const before = await placeOf(page, 1)
  await page.mouse.move(table.x, table.y)
  await page.mouse.down()
  await page.mouse.move(sofa.x, sofa.y, { steps: 6 })
  await page.mouse.up()
  await expect(alert(page)).toHaveText(/would run into/)
  expect(await placeOf(page, 1)).toEqual(before)
  const start = await middleOf(page, 1)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y, { steps: 6 })
  await page.mouse.up()
  const dragged = await placeOf(page, 1)
  expect(dragged[0]).toBeGreaterThan((before[0] ?? 0) + 10)
  expect(dragged[1]).toBe(before[1])

  // Keys move by five centimetres and half metres, turn, and undo.
  await page.keyboard.press('ArrowLeft')
  expect(await placeOf(page, 1)).toEqual([(dragged[0] ?? 0) - 5, dragged[1], dragged[2]])
  await page.keyboard.press('Control+z')
  expect(await placeOf(page, 1)).toEqual(dragged)
  await pieces(page).nth(1).focus()
  await page.keyboard.press('r')
  expect((await placeOf(page, 1))[2]).toBe(((dragged[2] ?? 0) + 270) % 360)
  await page.keyboard.press('Delete')
  await expect(pieces(page)).toHaveCount(1)
  expect(await sum(page)).toBe(prices[0])
  await page.keyboard.press('Control+z')
  await expect(pieces(page)).toHaveCount(2)

  // The list moves pieces by numbers instead of the mouse.
  await part(page, 'List').click()
  const field = page
    .getByRole('group', { name: /^Position of/ })
    .first()
    .getByLabel('From left wall')
  const wanted = (await placeOf(page, 0))[0] === 40 ? '45' : '40'
  await field.fill(wanted)
  await field.press('Enter')
  await expect.poll(async () => String((await placeOf(page, 0))[0])).toBe(wanted)
  await page.getByRole('button', { name: 'Save all pieces' }).click()
  await expect(page.getByRole('button', { name: 'All saved' })).toBeDisabled()
  expect(await axeFindings(page)).toEqual([])

  // Saved files are marked as computed.
  const saved = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    return readFile(await file.path())
  }
  const drawing = (await saved('SVG')).toString()
  expect(drawing).toContain('digitalsourcetype/algorithmicMedia')
  expect(drawing).toContain('AI-generated plan')
  const picture = await saved('PNG')
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.toString('latin1')).toContain('digitalsourcetype/algorithmicMedia')
  expect(picture.length).toBeGreaterThan(10_000)

  // The link contains the room; opening it keeps the earlier room.
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.getByLabel('Link to this room').inputValue()
  const rooms = await Promise.all([0, 1].map((index) => placeOf(page, index)))
  const other = await context.newPage()
  await other.goto(link)
  await expect(pieces(other)).toHaveCount(2, SOON)
  expect(await Promise.all([0, 1].map((index) => placeOf(other, index)))).toEqual(rooms)
  expect(await sum(other)).toBe(await sum(page))
  await other.goto('about:blank')
  await other.goto(link.slice(0, link.length - 9))
  await expect(other.locator('#composer').getByRole('alert')).toHaveText(/incomplete or was changed/, SOON)
  await other.getByRole('button', { name: 'Open', exact: true }).click(SOON)
  await expect(pieces(other)).toHaveCount(2, SOON)

  // The room in 3D.
  await page.getByRole('button', { name: '3D view' }).click()
  const view = page.getByRole('img', { name: /^The room in 3D. Pieces: 2/ })
  await expect(view).toHaveAttribute('aria-busy', 'false', SOON)
  await expect
    .poll(
      () =>
        view.evaluate((canvas: HTMLCanvasElement) => {
          const small = Object.assign(document.createElement('canvas'), { width: 40, height: 40 })
          const context = small.getContext('2d')
          context?.drawImage(canvas, 0, 0, 40, 40)
          return new Set(context?.getImageData(0, 0, 40, 40).data).size
        }),
      SOON,
    )
    .toBeGreaterThan(40)
})

test('[PROFILE-02, HD-02] a drawn room is saved in the account and goes on in a browser that keeps nothing', {
  tag: '@slow',
}, async ({ page, browser, request }) => {
  const person = await accountOf(request)
  const rooms = (of: Page) => of.getByRole('region', { name: 'Saved rooms' }).getByRole('listitem')
  const save = async (of: Page) => {
    await part(of, 'List').click()
    await of.getByRole('button', { name: 'Save this room' }).click()
    await expect(of.getByText('Saved to your account.')).toBeVisible(SOON)
  }
  await visitor(page, 'en').signIn(person)
  await openEmpty(page)
  await add(page, 'Sofas')
  await save(page)
  const opened = page.getByRole('link', { name: 'Open: Living room' })
  await page.locator('.composer-part').getByRole('link', { name: 'My profile' }).click()
  await expect(opened).toBeVisible(SOON)
  await expect(page.getByRole('img', { name: 'Plan of Living room from above' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  const lan = visitor(other, 'en', new URL(page.url()).origin)
  await lan.signIn(person)
  await lan.openProfile()
  await other.getByRole('link', { name: 'Open: Living room' }).click(SOON)
  await expect(status(other)).toContainText('saved in your account', SOON)
  await expect(pieces(other)).toHaveCount(1)
  await add(other, 'Coffee tables')
  await expect(other.getByText(/^This browser can’t keep your room/)).toBeVisible()
  await save(other)
  // A link with an unknown product, in the same tab.
  await other.evaluate(() => {
    const room = '#room=1/living/4000.3600.2700/oak_planks/F4F1EA//chua-bao-gio-ban.2000.1800.0'
    location.hash = room
  })
  await expect(alert(other).first()).toHaveText(/^No longer sold, so not shown: 1/, SOON)
  await expect(pieces(other)).toHaveCount(0)
  await elsewhere.close()

  await page.reload()
  await expect(opened).toHaveCount(1, SOON)
  await expect(rooms(page).first()).toContainText('Pieces: 2')
})

test.describe('without WebGL', () => {
  test.use({ expectedConsoleErrors: ['Error creating WebGL context'] })

  test('[HD-02] a room is arranged by itself, also an L-shaped one, and where there is no WebGL the plan goes on', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
      } as typeof getContext
    })
    await openEmpty(page)
    await part(page, 'Room').click()
    await page.getByRole('button', { name: 'L-shaped' }).click()
    await page.getByLabel('Width').first().fill('5.2')
    await page.keyboard.press('Enter')
    await expect(plan(page)).toContainText('5.20 m')
    await page.getByRole('button', { name: 'Furnish for me' }).click()
    await expect(status(page)).toHaveText(/^Arranged/, SOON)
    const count = await pieces(page).count()
    expect(count).toBeGreaterThan(1)
    await expect(plan(page).locator('[data-state=refused]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Arrange for me' }).click()
    await expect(pieces(page)).toHaveCount(count)
    await page.getByRole('button', { name: '3D view' }).click()
    await expect(page.getByText(/it has no WebGL/)).toBeVisible(SOON)
    await page.locator('.composer-drawing').getByRole('button', { name: 'Plan' }).click()
    await expect(pieces(page)).toHaveCount(count)
  })
})

test.describe('on a phone, with one thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('[HD-02] a piece follows the finger and the page does not; nothing is wider than the screen', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'Living room' }).tap(SOON)
    await expect(pieces(page).first()).toBeVisible(SOON)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      })
    const [before, { x, y }] = [await placeOf(page, 1), await middleOf(page, 1)]
    const scrolled = await page.evaluate(() => scrollY)
    await touch('touchStart', x, y)
    for (const step of [8, 20, 40]) await touch('touchMove', x, y - step)
    await touch('touchEnd')
    const after = await placeOf(page, 1)
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBeLessThan((before[1] ?? 0) - 40)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await page.getByRole('button', { name: 'Rotate 90° right' }).tap()
    expect((await placeOf(page, 1))[2]).toBe(((before[2] ?? 0) + 270) % 360)
    await page.getByRole('button', { name: 'Undo' }).tap()
    expect(await placeOf(page, 1)).toEqual(after)
    await expect(page.getByRole('button', { name: 'Arrange for me' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await axeFindings(page)).toEqual([])
  })
})
