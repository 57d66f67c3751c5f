import type { Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { apply, changes, maskOverlay, openSample, PAGE, rememberMask, SOON, said } from '#tests/support/doctor-editor'
import { expect, test } from '#tests/support/fixtures'

test('[ROUTE-09] the keys for undo take back words in a field, and elsewhere the picture', async ({ page }) => {
  await openSample(page, 'colors_textures')
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, SOON)
  const line = page.getByRole('slider', { name: 'Compare before and after' })
  await page.getByRole('button', { name: 'Clear out' }).click()
  await page.getByRole('button', { name: 'Change just this spot' }).click()
  const field = page.getByLabel('What to change')
  await field.pressSequentially('brick')
  await field.press('Control+z')
  await expect(field).not.toHaveValue('brick')
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: 'Wall in front' }).focus()
  // Undoes both choices of a tool, then the painting.
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z')
  await expect(line).toHaveCount(0)
})

test.describe('where no application takes files', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('[ROUTE-09] a result is copied as a picture, and that is said', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'canShare'))
    await openSample(page, 'colors_textures')
    await apply(page).click(SOON)
    await expect(said(page)).toHaveText(/^Done/, SOON)
    await page.getByRole('button', { name: 'Copy image' }).click()
    await expect(said(page)).toHaveText('Copied. Paste the image into a message or an e-mail.', SOON)
    const size = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const picture = await createImageBitmap((await item?.getType('image/png')) ?? new Blob())
      return [picture.width, picture.height]
    })
    expect(size).toEqual([1024, 515])
  })

  test('[ROUTE-09] a browser that does not let it be copied is named, and the picture stays', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'canShare')
      Clipboard.prototype.write = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await openSample(page, 'colors_textures')
    await apply(page).click(SOON)
    await expect(said(page)).toHaveText(/^Done/, SOON)
    await page.getByRole('button', { name: 'Copy image' }).click()
    await expect(page.locator('.doctor-status').getByRole('alert')).toHaveText(
      /^The browser didn’t allow copying/,
      SOON,
    )
    await expect(page.getByRole('slider', { name: 'Compare before and after' })).toBeVisible()
  })

  test('[ROUTE-09] and where nothing can be copied either, what saves it is there alone', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'canShare')
      Reflect.deleteProperty(window, 'ClipboardItem')
    })
    await openSample(page, 'colors_textures')
    await apply(page).click(SOON)
    await expect(page.getByRole('button', { name: /^Save as PNG/ })).toBeVisible(SOON)
    await expect(page.getByRole('button', { name: /^(Share|Copy image)$/ })).toHaveCount(0)
  })
})

/** Number of marked pixels, and of partly marked ones. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const values = [...(window as unknown as { marked: Uint8ClampedArray }).marked]
    const most = values.reduce((one, other) => Math.max(one, other))
    const all = values.filter((value) => value > 0)
    return { all: all.length, soft: all.filter((value) => value < most).length }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[ROUTE-09, HD-09] an object is lassoed with a finger, and its border made soft; beside it nothing changes', async ({
    page,
  }) => {
    await openSample(page, 'colors_textures', 'Living room')
    await page.getByText('Adjust the area').click()
    await page.getByRole('button', { name: 'Lasso an object' }).click()
    const photo = page.getByRole('button', { name: /^Draw around an object/ })
    await photo.scrollIntoViewIfNeeded()
    const box = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const hand = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at ? [{ x: box.x + box.width * at[0], y: box.y + box.height * at[1] }] : [],
      })
    // Around the red cushion.
    const around = (turn: number) => [0.41 + 0.055 * Math.cos(turn), 0.59 + 0.11 * Math.sin(turn)] as const
    await touch('touchStart', around(0))
    for (let step = 1; step < 24; step++) await touch('touchMove', around((step / 24) * 2 * Math.PI))
    await touch('touchEnd')
    await expect(page.getByText(/% of the photo is marked/)).toHaveText(/^[1-3]%/, SOON)
    await rememberMask(page)
    const sharp = await marked(page)
    const feather = page.getByRole('slider', { name: 'Soft edge 0 px' })
    await feather.focus()
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Soft edge 8 px')).toBeVisible()
    await expect(maskOverlay(page)).toBeVisible(SOON)
    await page.waitForTimeout(500)
    await rememberMask(page)
    const soft = await marked(page)
    expect(soft.all).toBe(sharp.all)
    expect(soft.soft).toBeGreaterThan(sharp.soft + 200)
    await page.getByRole('radio', { name: 'Moss' }).focus()
    await page.keyboard.press('Space')
    await apply(page).click(SOON)
    await expect(said(page)).toHaveText(/^Done/, SOON)
    const cushion = await changes(page)
    expect(cushion.changedOutside).toBe(0)
    expect(cushion.changed).toBeGreaterThan(0.8)
    // As green as red: even the border, which is half old red, is recoloured.
    expect(cushion.mean[1]).toBeGreaterThan((cushion.mean[0] ?? 255) - 15)
  })

  test('[ROUTE-09] the tool that is chosen is in sight in its row, and the page stays where it is', async ({
    page,
  }) => {
    await openSample(page, 'design_transfer')
    const row = page.getByRole('navigation', { name: 'Tools' })
    const tool = (name: string) => row.getByRole('button', { name, exact: true })
    await expect(tool('Borrow a room’s colours')).toBeInViewport({ ratio: 1 })
    await expect(tool('Borrow a room’s colours')).toHaveAttribute('aria-pressed', 'true')
    await expect(tool('Paint the walls')).not.toBeInViewport()
    // Half of it is cut off when it is tapped.
    await row.evaluate((tools) => {
      const half = tools.children[0] as HTMLElement
      tools.scrollLeft = half.offsetLeft + half.offsetWidth / 2
      half.click()
    })
    await expect(tool('Paint the walls')).toHaveAttribute('aria-pressed', 'true')
    await expect(tool('Paint the walls')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('[ROUTE-09] whoever goes back from the editor finds the page where it was left, with the list of the tools', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${PAGE}?tool=floor_editor`)
  const sample = page.getByRole('button', { name: 'Study, empty' })
  await sample.hover()
  const left = await sample.boundingBox()
  await sample.click()
  await expect(page.getByRole('img', { name: 'The photo of the room' })).toBeVisible(SOON)
  await page.mouse.wheel(0, 2000)
  await page.getByRole('button', { name: 'Back to choosing a photo' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 4 })).toHaveCount(14)
  await expect(sample).toBeFocused()
  // The saved room appeared above meanwhile, so allow one line.
  await expect.poll(async () => Math.abs(((await sample.boundingBox())?.y ?? 0) - (left?.y ?? 0))).toBeLessThan(60)
})

test('[ROUTE-09] each tool begins with a new Worker, and what was marked before is there at once', async ({ page }) => {
  await openSample(page, 'floor_editor')
  await rememberMask(page)
  const [first] = page.workers()
  const rail = page.getByRole('navigation', { name: 'Tools' })
  await rail.getByRole('button', { name: 'Change the floor' }).click()
  expect(page.workers()).toEqual([first])
  await rail.getByRole('button', { name: 'Paint the walls' }).click()
  await expect(maskOverlay(page)).toBeVisible(SOON)
  await expect.poll(() => page.workers().length === 1 && page.workers()[0] !== first).toBe(true)
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, SOON)
  // The first tool still has its mask; its new Worker is not needed for it.
  await page.route('**/workers/**', (route) => route.abort())
  await rail.getByRole('button', { name: 'Change the floor' }).click()
  await expect(maskOverlay(page)).toBeVisible(SOON)
})

test('[ROUTE-09, HD-08] a piece of a furnished photo is moved by keys, has another finish, is swapped and taken away', {
  tag: '@slow',
}, async ({ page }) => {
  test.slow()
  await openSample(page, 'virtual_staging')
  await apply(page).click(SOON)
  const piece = page.getByRole('button', { name: 'Hồ Tây three-seat sofa', exact: true })
  await expect(piece).toBeVisible(SOON)
  const results = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  await expect(results).toHaveCount(2)
  const status = page.locator('.doctor-status')

  const before = await piece.boundingBox()
  await piece.focus()
  await piece.press('ArrowLeft')
  await piece.press('ArrowLeft')
  await expect(status).toHaveText('Rearranged.', SOON)
  expect((await piece.boundingBox())?.x).toBeLessThan(before?.x ?? 0)
  // What is not drawn yet is taken back by itself.
  const there = await piece.boundingBox()
  await piece.press('ArrowRight')
  await page.keyboard.press('Control+z')
  expect((await piece.boundingBox())?.x).toBeCloseTo(there?.x ?? 0)
  // A move is no new result, and can be undone.
  await expect(results).toHaveCount(2)
  const chosen = page.getByRole('region', { name: 'Chosen piece' })
  await chosen.getByText('Leather', { exact: true }).click(SOON)
  await expect(chosen.getByRole('radio', { name: 'Leather' })).toBeChecked()
  await expect(status).toHaveText('Rearranged.', SOON)
  await page.getByRole('button', { name: 'See the list' }).click()
  const list = page.getByRole('dialog', { name: 'List for the living room' })
  await expect(list.getByText(/ · leather/i).first()).toBeVisible(SOON)
  await page.goBack()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(chosen.getByRole('radio', { name: 'Linen' })).toBeChecked()
  expect(await axeFindings(page)).toEqual([])

  const swaps = page.getByRole('region', { name: 'Swap' }).getByRole('button')
  const other = (await swaps.first().locator('.font-medium').textContent()) ?? ''
  await swaps.first().click()
  await expect(page.getByRole('button', { name: other, exact: true })).toBeVisible(SOON)
  await expect(status).toHaveText('Rearranged.', SOON)
  await page.getByRole('button', { name: other, exact: true }).press('Delete')
  await expect(page.getByRole('button', { name: other, exact: true })).toHaveCount(0)
  await expect(status).toHaveText('Rearranged.', SOON)
})
