import { encode } from 'fast-png'
import type { Page } from 'playwright/test'
import { withPictures } from '#tests/support/chromium'
import { changesBeside, changesByFace } from '#tests/support/doctor-changes'
import { apply, changes, frame, maskOverlay, openSample, rememberMask, SOON, said } from '#tests/support/doctor-editor'
import { expect, test } from '#tests/support/fixtures'

test.use(withPictures)

/** Furniture is rendered without a GPU. */
const LATER = { timeout: 120_000 }

const products = (page: Page) => page.getByRole('region', { name: 'In this image' }).getByRole('link')
const results = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('button')

/** The result's colour at fractions of its sides. */
const colourAt = (page: Page, x: number, y: number) =>
  page.getByRole('img', { name: 'The room after the change' }).evaluate(
    (canvas: HTMLCanvasElement, [x, y]) => {
      const picture = canvas.getContext('2d')?.getImageData(canvas.width * x, canvas.height * y, 1, 1)
      return [...(picture?.data ?? [])]
    },
    [x, y] as const,
  )

/** Pixels of the result as red as the cut-out. */
const redPixels = (page: Page) =>
  page.getByRole('img', { name: 'The room after the change' }).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let count = 0
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > (data[at + 1] ?? 0) + 70) count++
    return count
  })

const say = async (page: Page, label: string, words: string) => {
  await page.getByLabel(label).fill(words)
  await page.getByRole('button', { name: 'Read my request' }).click()
}

test('[HD-01] a room is made over in two designs, with a floor and pieces that can be bought', {
  tag: '@slow',
}, async ({ page }) => {
  await openSample(page, 'redesign')
  await page.getByRole('button', { name: 'Wabi-sabi' }).click()
  await page.getByRole('button', { name: '2', exact: true }).click()
  await apply(page).click(SOON)
  await page.getByRole('button', { name: 'Stop' }).click(SOON)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^Stopped/, SOON)
  await page.getByRole('button', { name: 'Japandi' }).click()
  await apply(page).click(SOON)
  await expect(results(page)).toHaveCount(3, LATER)
  await expect(said(page)).toHaveText(/^Done/, LATER)
  // The mask's overlay is gone, so that the result is visible.
  await expect(maskOverlay(page)).toHaveCount(0)
  await expect(products(page).first()).toHaveAttribute('href', /\/en\/product\//)
  const parts = await changesByFace(page, 'hero-bare')
  expect(parts.floor.seen).toBeGreaterThan(0.8)
  // The style's paint is about as light as the walls: only its colour differs in the dark.
  for (const face of ['left', 'right'] as const) expect(parts[face].seen).toBeGreaterThan(0.7)
  // Ceiling and things only get the mood.
  expect(parts.ceiling.seen).toBeLessThan(0.01)
  expect(parts.thing.seen).toBeLessThan(0.1)
  const second = await colourAt(page, 0.5, 0.95)
  await page.getByLabel('Compare with').selectOption({ label: 'Version 1: Redesign in one tap' })
  await expect(page.getByRole('img', { name: 'Version 1: Redesign in one tap' })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Compare before and after' })).toBeVisible()
  await results(page).nth(1).click()
  const first = await colourAt(page, 0.5, 0.95)
  // The style's oak; the second design has another floor.
  expect(first[0]).toBeGreaterThan((first[2] ?? 255) + 20)
  expect(second).not.toEqual(first)
  // A new mask is shown again.
  await page.getByRole('button', { name: 'Wall in front' }).click()
  await expect(maskOverlay(page)).toBeVisible(SOON)
})

test('[HD-01] a redesign that goes no further than paint or mood goes no further', { tag: '@slow' }, async ({
  page,
}) => {
  await openSample(page, 'redesign')
  await page.getByRole('button', { name: 'Japandi' }).click()
  await page.getByRole('button', { name: 'Paint', exact: true }).click()
  await apply(page).click(SOON)
  await expect(results(page)).toHaveCount(2, SOON)
  const paint = await changesByFace(page, 'hero-bare')
  for (const face of ['left', 'right', 'back'] as const) expect(paint[face].seen).toBeGreaterThan(0.7)
  for (const part of ['floor', 'ceiling', 'thing'] as const) expect(paint[part].seen).toBeLessThan(0.05)
  await page.getByRole('button', { name: 'Mood', exact: true }).click()
  await apply(page).click(SOON)
  await expect(results(page)).toHaveCount(3, SOON)
  // The whole photo shifts slightly towards the style.
  for (const part of Object.values(await changesByFace(page, 'hero-bare')))
    expect(part).toEqual({ changed: 1, seen: 0 })
  await expect(products(page)).toHaveCount(0)
})

test('[HD-01] a redesign of all furniture takes out what is marked once that is confirmed, and brings a set that can be bought', {
  tag: '@slow',
}, async ({ page }) => {
  await openSample(page, 'redesign', 'Study')
  await page.getByRole('button', { name: 'Japandi' }).click()
  await page.getByRole('button', { name: 'All furniture' }).click()
  // A furnished room needs a confirmed removal first.
  await expect(products(page)).toHaveCount(0)
  await frame(page, [0.63, 0.2], [0.845, 0.79])
  await rememberMask(page)
  await page.getByRole('button', { name: 'Check the bare areas' }).click()
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, LATER)
  expect((await changes(page)).changed).toBeGreaterThan(0.9)
  const parts = await changesByFace(page, 'study-furnished')
  for (const face of ['floor', 'back'] as const) expect(parts[face].seen).toBeGreaterThan(0.5)
  // Unmarked things stay before the new walls, and the ceiling above.
  expect(parts.thing.seen).toBeLessThan(0.6)
  expect(parts.ceiling.seen).toBeLessThan(0.01)
  await expect(products(page).nth(1)).toHaveAttribute('href', /\/en\/product\//)
  await expect(page.getByRole('region', { name: 'In this image' })).toContainText('₫')
})

test('[HD-10] wishes go before the style, and what is neither floor nor wall stays to the bit', async ({ page }) => {
  await openSample(page, 'perfect_redesign')
  await page.getByRole('button', { name: 'Paint', exact: true }).click()
  await page.getByLabel('What you would like').fill('paint the walls')
  // Words count once they are read.
  await expect(apply(page)).toBeDisabled()
  await say(page, 'What you would like', 'keep the floor, paint the walls dark green, take out the sofa')
  await expect(page.getByText(/^Understood\..*“Take it out” is not part of a redesign/)).toBeVisible(SOON)
  await rememberMask(page)
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done.*“Take it out” is not part of a redesign/, SOON)
  const room = await changes(page)
  expect(room.changedOutside).toBe(0)
  // All walls changed; the floor in front did not.
  expect(room.changed).toBeGreaterThan(0.4)
  expect(room.changed).toBeLessThan(0.97)
  const [red = 0, green = 0] = await colourAt(page, 0.5, 0.35)
  expect(green).toBeGreaterThan(red + 15)
})

test('[HD-04] a gap gets pieces that fit it; one that is too small says so', { tag: '@slow' }, async ({ page }) => {
  await openSample(page, 'fill_spaces')
  await frame(page, [0.45, 0.8], [0.47, 0.98])
  await rememberMask(page)
  await apply(page).click(SOON)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^No piece fits here/, SOON)
  await page.getByRole('button', { name: 'Mark the gap' }).click()
  await frame(page, [0.25, 0.15], [0.75, 0.95])
  await page.waitForTimeout(300)
  await rememberMask(page)
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, LATER)
  const gap = await changes(page)
  expect(gap.changedOutside).toBe(0)
  expect(gap.changed).toBeGreaterThan(0.1)
  await expect(products(page).first()).toHaveAttribute('href', /\/en\/product\//)
})

test('[HD-05] one piece of the range takes its place, and a cut-out of the visitor’s hangs on the wall', {
  tag: '@slow',
}, async ({ page }) => {
  await openSample(page, 'decor_staging')
  await page.getByRole('button', { name: 'Bookshelves' }).click()
  await frame(page, [0.4, 0.02], [0.75, 0.97])
  await rememberMask(page)
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, LATER)
  await expect(products(page).first()).toHaveAttribute('href', /\/en\/product\//)
  expect((await changes(page)).changed).toBeGreaterThan(0.3)
  const shelf = await changesByFace(page, 'hero-bare')
  expect(shelf.back.seen).toBeGreaterThan(0.1)
  for (const face of ['ceiling', 'left', 'right'] as const) expect(shelf[face].changed).toBe(0)
  // The shelf's soft shadow surrounds it.
  const shadow = await changesBeside(page)
  expect(shadow.lighter).toBe(0)
  expect(shadow.darker).toBeLessThan(24)

  await page.getByRole('button', { name: 'Your own cut-out' }).click()
  const square = (opacity: (x: number, y: number) => number) => {
    const data = new Uint8Array(200 * 200 * 4)
    for (let pixel = 0; pixel < 200 * 200; pixel++)
      data.set([210, 30, 30, opacity(pixel % 200, Math.floor(pixel / 200))], pixel * 4)
    return Buffer.from(encode({ width: 200, height: 200, channels: 4, data }))
  }
  const chooser = page.locator('aside input[type=file]')
  await chooser.setInputFiles({ name: 'plain.png', mimeType: 'image/png', buffer: square(() => 255) })
  await apply(page).click(SOON)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^This image has no transparent background/, SOON)
  const cut = square((x, y) => (Math.hypot(x - 100, y - 100) < 80 ? 255 : 0))
  await chooser.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: cut })
  await page.getByRole('button', { name: 'Hangs on a wall' }).click()
  const redBefore = await redPixels(page)
  await apply(page).click(SOON)
  await expect(results(page)).toHaveCount(3, LATER)
  expect(await redPixels(page)).toBeGreaterThan(redBefore + 500)
  // The second try, a cut-out, replaces the shelf.
  const hung = await changes(page)
  expect(hung.changed).toBeGreaterThan(0.02)
  expect(hung.changed).toBeLessThan(0.3)
  expect(hung.changedOutside).toBe(0)
})

test('[HD-13] a marked wall is changed by what is said, and only that; what is not understood is named', {
  tag: '@slow',
}, async ({ page }) => {
  await openSample(page, 'precision')
  await page.getByRole('button', { name: 'Wall in front' }).click()
  await rememberMask(page)
  await say(page, 'What to change', 'draw a dragon')
  await expect(page.getByText(/^Not understood: draw and dragon/)).toBeVisible(SOON)
  await say(page, 'What to change', 'paint it terracotta')
  await expect(page.getByText('Understood.')).toBeVisible(SOON)
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, SOON)
  const wall = await changes(page)
  expect(wall.changedOutside).toBe(0)
  expect(wall.changed).toBeGreaterThan(0.9)
  const warmth = ([red = 0, , blue = 0]: readonly number[]) => red - blue
  expect(warmth(wall.mean)).toBeGreaterThan(30)
  // The second try, a material, replaces the first.
  await say(page, 'What to change', 'replace it with brick')
  await expect(page.getByRole('button', { name: 'Change the material' })).toHaveAttribute('aria-pressed', 'true')
  await apply(page).click(SOON)
  await expect(results(page)).toHaveCount(3, SOON)
  const brick = await changes(page)
  expect(brick.changedOutside).toBe(0)
  expect(brick.changed).toBeGreaterThan(0.9)
  // Brick is red, but less than terracotta, because of grey joints.
  expect(warmth(brick.mean)).toBeGreaterThan(20)
  expect(warmth(brick.mean)).toBeLessThan(warmth(wall.mean) - 5)
})

test('[HD-13, HD-08] what is marked makes place for a piece that is asked for, in one act', { tag: '@slow' }, async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openSample(page, 'precision')
  await say(page, 'What to change', 'swap these boxes for a sideboard')
  await expect(page.getByRole('button', { name: 'Put another piece in its place' })).toHaveAttribute(
    'aria-pressed',
    'true',
    SOON,
  )
  await frame(page, [0.04, 0.6], [0.36, 0.9])
  await rememberMask(page)
  await page.getByRole('button', { name: 'Check the bare areas' }).click()
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, LATER)
  await expect(page.getByRole('region', { name: 'In this image' }).getByRole('link').first()).toBeVisible()
  const { inside, changed } = await changes(page)
  expect(inside).toBeGreaterThan(3000)
  expect(changed).toBeGreaterThan(0.9)
})

test('[HD-13] a wall is painted a shade lighter than it is, and then one darker', async ({ page }) => {
  await openSample(page, 'precision')
  await page.getByRole('button', { name: 'Wall in front' }).click()
  await rememberMask(page)
  const lightness = async () => (await changes(page)).mean.reduce((sum, channel) => sum + channel, 0)
  await say(page, 'What to change', 'a touch lighter than now, same colour')
  await expect(page.getByRole('radio', { name: 'Lighter than now' })).toBeChecked(SOON)
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, SOON)
  const lighter = await lightness()
  await page.getByText('Darker than now').click()
  await apply(page).click(SOON)
  await expect(results(page)).toHaveCount(3, SOON)
  const darker = await lightness()
  expect(lighter - darker).toBeGreaterThan(90)
})
