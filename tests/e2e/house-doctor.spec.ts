import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import sharp, { type Sharp } from 'sharp'
import { locales } from '#app/features/languages/languages'
import { axeFindings } from '#tests/support/axe'
import { withPictures } from '#tests/support/chromium'
import { changesBeside, changesByFace, changesSince, resultOf } from '#tests/support/doctor-changes'
import {
  apply,
  changes,
  frame,
  markBox,
  maskOverlay,
  openSample,
  PAGE,
  rememberMask,
  SOON,
  said,
} from '#tests/support/doctor-editor'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { isSlow } from '#tests/support/slow-languages'
import { accountOf, visitor } from '#tests/support/visitor'

test.use(withPictures)

const PHONE = { width: 390, height: 844 }

/** A checksum of the photo's pixels. */
const lookOfPhoto = (page: Page) =>
  page.getByRole('img', { name: 'The photo of the room' }).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let look = 7
    for (const value of data) look = (look * 31 + value) | 0
    return look
  })

/** Keys of the House Doctor's browser storage. */
const keptKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('roomInWork')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').getAllKeys()
          asking.onsuccess = () => {
            opening.result.close()
            resolve(asking.result)
          }
        }
      }),
  )

for (const locale of locales)
  test(`[ROUTE-09] /${locale} House Doctor names its fourteen functions, and which of them work`, {
    tag: isSlow(locale) ? '@slow' : [],
  }, async ({ page }) => {
    await page.goto(`/${locale}/house-doctor-ai`)
    const functions = page.getByRole('main').getByRole('heading', { level: 4 })
    await expect(functions).toHaveCount(14)
    await expect(functions.getByRole('link')).toHaveCount(14)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
    expect(await axeFindings(page)).toEqual([])
  })

test('[ROUTE-09] each door shows a room before and after, and leads to its first tool', async ({ page, request }) => {
  await page.goto(PAGE)
  const doors = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator('.lens') })
  await expect(doors).toHaveCount(4)
  for (const door of await doors.all()) {
    await expect(door.getByRole('img')).toHaveCount(2)
    for (const picture of await door.locator('img, source').all()) {
      const files = (await picture.getAttribute('srcset'))?.split(', ').map((file) => file.split(' ')[0] ?? '')
      for (const file of files ?? [(await picture.getAttribute('src')) ?? ''])
        expect((await request.get(file)).headers()['content-type'], file).toMatch(/^image\/(avif|webp)$/)
    }
  }
  await doors.nth(2).getByRole('link').press('Enter')
  await expect(page).toHaveURL(/tool=furniture_removal#photo$/)
})

test('[ROUTE-09, HD-03] a walnut floor is laid in a sample room; nothing else changes, and it can be bought', async ({
  page,
}) => {
  await page.goto(PAGE)
  await page.getByRole('link', { name: 'Change the floor' }).click()
  await expect(page.getByText('Change the floor: now choose a photo of the room.')).toBeVisible()
  await page.getByRole('button', { name: 'Bare shell' }).click()
  await rememberMask(page)
  await page.getByText('Walnut', { exact: true }).click(SOON)
  await apply(page).click()
  await expect(said(page)).toHaveText('Done. Drag the line to compare before and after.', SOON)

  const floor = await changes(page)
  expect(floor.inside).toBeGreaterThan(20_000)
  expect(floor.changed).toBeGreaterThan(0.95)
  expect(floor.changedOutside).toBe(0)
  // Brown wood: red > green > blue.
  expect(floor.mean[0]).toBeGreaterThan((floor.mean[1] ?? 0) + 8)
  expect(floor.mean[1]).toBeGreaterThan((floor.mean[2] ?? 0) + 8)

  const line = page.getByRole('slider', { name: 'Compare before and after' })
  await line.press('ArrowLeft')
  await expect(line).toHaveAttribute('aria-valuenow', '46')
  const products = page.getByRole('region', { name: 'In this image' })
  await expect(products.getByRole('link').first()).toHaveAttribute('href', /\/en\/product\/san-spc-/)
  // The list counts the boxes of the whole floor.
  const need = products.getByText(/^About \d+ boxes for \d+ m² of floor/)
  const boxes = Number(/\d+/.exec((await need.textContent()) ?? '')?.[0])
  expect(boxes).toBeGreaterThan(4)
  await expect(products).toContainText(`Subtotal, ${boxes} items`)
  await products.getByRole('button', { name: 'See the list' }).click()
  const list = page.getByRole('dialog', { name: 'List for “Bare shell”' })
  await expect(list.locator('input[name="pieces"]').last()).toHaveValue(new RegExp(`\\*${boxes}$`))
  await expect(list.getByRole('link', { name: 'Ask about this item' })).toHaveAttribute('href', /san-spc-.*#enquiry$/)
  await page.keyboard.press('Escape')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JPG in the photo’s size (1600 × 804)' }).click(),
  ])
  const [large, original] = [sharp(await download.path()), sharp('public/catalogue/rooms/hero-bare.webp')]
  expect(await large.metadata()).toMatchObject({ width: 1600, height: 804, format: 'jpeg' })
  const partOf = (file: Sharp, top: number) =>
    file.clone().extract({ left: 500, top, width: 500, height: 60 }).raw().toBuffer()
  const [wall, wallBefore] = [await partOf(large, 100), await partOf(original, 100)]
  // Unchanged except for JPEG re-encoding.
  const apart = wall.reduce((sum, value, index) => sum + Math.abs(value - (wallBefore[index] ?? 0)), 0) / wall.length
  expect(apart).toBeLessThan(2)
  const warmth = async (file: Sharp) => {
    const part = await partOf(file, 680)
    return part.reduce((sum, value, index) => sum + value * ([1, 0, -1][index % 3] ?? 0), 0) / (part.length / 3)
  }
  expect(await warmth(large)).toBeGreaterThan((await warmth(original)) + 6)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toHaveCount(0)
  await page.keyboard.press('Control+Shift+Z')
  await expect(line).toBeVisible()
})

test('[ROUTE-09, HD-06] walls are painted by keyboard alone, in the colour that was chosen', async ({ page }) => {
  await openSample(page, 'colors_textures')
  await rememberMask(page)
  const terracotta = page.getByRole('radio', { name: 'Terracotta' })
  await terracotta.focus()
  await page.keyboard.press('Space')
  await apply(page).focus()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText(/^Done/, SOON)
  const walls = await changes(page)
  expect(walls.changed).toBeGreaterThan(0.9)
  expect(walls.changedOutside).toBe(0)
  const [red = 0, green = 0, blue = 0] = walls.mean
  expect(red).toBeGreaterThan(green + 25)
  expect(green).toBeGreaterThan(blue + 5)
})

test.describe('where a room of ours comes without its surfaces', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] })

  test('[ROUTE-09] they are looked for, as in any photo', { tag: '@slow' }, async ({ page }) => {
    await page.route('**/*-surfaces.png', (route) => route.abort())
    await openSample(page, 'floor_editor')
    await rememberMask(page)
    expect(await page.evaluate(() => Reflect.get(window, 'marked').some((value: number) => value > 0))).toBe(true)
  })
})

/** Applies a tool with its panel's settings; nothing outside the mask changes. */
async function changedBy(page: Page, ask: (panel: Locator) => Promise<void>) {
  await rememberMask(page)
  await ask(page.getByRole('complementary', { name: 'Settings' }))
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, SOON)
  const made = await changes(page)
  expect(made).toMatchObject({ changedOutside: 0 })
  expect(made.changed).toBeGreaterThan(0.9)
  const [red = 0, , blue = 0] = made.mean
  return { warmth: red - blue }
}

test('[ROUTE-09, HD-07, HD-12, HD-14] a wall in brick, a floor as in a picture, the mood of a picture, and its walls and floor: only where it is marked', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const give = (file: string) => (panel: Locator) => panel.locator('input[type=file]').setInputFiles(file)
  /** Undoes, and opens the next tool. */
  const goOnWith = async (tool: string) => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: tool }).click()
  }
  await openSample(page, 'material_swap')
  const brick = await changedBy(page, (panel) => panel.getByText('Brick', { exact: true }).click())
  expect(brick.warmth).toBeGreaterThan(20)
  await goOnWith('Use a pattern from a photo')
  const walnut = await changedBy(page, give('public/catalogue/woods/walnut.webp'))
  expect(walnut.warmth).toBeGreaterThan(20)
  await goOnWith('Borrow a room’s colours')
  const evening = await changedBy(page, give('public/catalogue/rooms/hero-furnished.webp'))
  expect(evening.warmth).toBeGreaterThan(4)
  await page.getByRole('button', { name: 'Undo' }).click()
  const design = await changedBy(page, (panel) => panel.getByRole('button', { name: 'Floor as well' }).click())
  expect(Math.abs(design.warmth - evening.warmth)).toBeGreaterThan(2)
})

test('[ROUTE-09, HD-14] in a photo of what is outside a wall is drawn around and laid in brick, and what needs a room is refused', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(`${PAGE}?tool=floor_editor`)
  await hydrate(page)
  await page.locator('input[type=file]').first().setInputFiles('tests/support/study.jpg')
  await expect(said(page)).toHaveText(/found|too few straight lines/, SOON)
  await page.getByRole('button', { name: 'A house front or garden' }).click()
  await expect(page.getByText(/^This works indoors only/)).toBeVisible()
  await expect(apply(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Change a material' }).click()
  await expect(page.getByRole('button', { name: 'Wall in front' })).toHaveCount(0)
  await expect(apply(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Four corners' }).click()
  const corner = page.getByRole('button', { name: 'Corner of the area, upper left' })
  const before = await corner.boundingBox()
  for (let step = 0; step < 6; step++) await corner.press('ArrowUp')
  expect((await corner.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 10)
  await rememberMask(page)
  await page.getByText('Brick', { exact: true }).click(SOON)
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, SOON)
  const brick = await changes(page)
  expect(brick.changedOutside).toBe(0)
  expect(brick.changed).toBeGreaterThan(0.9)
  expect(brick.mean[0]).toBeGreaterThan((brick.mean[2] ?? 255) + 20)
})

/** Share of marked pixels that are not grey, before and after. */
const colourful = (page: Page) =>
  page.evaluate(() => {
    const { marked } = window as unknown as { marked: Uint8ClampedArray }
    const [before, after] = ['The photo of the room', 'The room after the change'].map((name) => {
      const canvas = document.querySelector<HTMLCanvasElement>(`canvas[aria-label="${name}"]`)
      return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? new ImageData(1, 1)
    }) as [ImageData, ImageData]
    const share = ({ data }: ImageData) => {
      let [all, coloured] = [0, 0]
      for (const [pixel, value] of marked.entries()) {
        if (value === 0) continue
        const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3)
        all++
        if (Math.max(red, green, blue) - Math.min(red, green, blue) > 16) coloured++
      }
      return coloured / all
    }
    return { before: share(before), after: share(after) }
  })

test('[ROUTE-09, HD-11] what a box was drawn around is taken out of the room, once somebody has said what is bare', {
  tag: '@slow',
}, async ({ page }) => {
  await openSample(page, 'floor_editor')
  await page.getByRole('button', { name: 'Clear out' }).click()
  await frame(page, [0.04, 0.6], [0.36, 0.9])
  await rememberMask(page)
  await page.getByRole('button', { name: 'Check the bare areas' }).click()
  await page.getByRole('button', { name: 'Looks right, remove it' }).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, SOON)
  const { inside, changed } = await changes(page)
  expect(inside).toBeGreaterThan(3000)
  expect(changed).toBeGreaterThan(0.9)
  const seen = await colourful(page)
  // Sand-coloured sacks and a green bucket were there; concrete is grey.
  expect(seen.before).toBeGreaterThan(0.4)
  expect(seen.after).toBeLessThan(0.05)
  // Their shadow is gone too; the rest of the room stays.
  expect((await changesBeside(page)).awayShare).toBeLessThan(0.12)
  const faces = await changesByFace(page, 'hero-bare')
  for (const face of ['ceiling', 'right'] as const) expect(faces[face].changed).toBe(0)
  // The way on leads to the furniture, from the cleared picture.
  await page.getByRole('button', { name: 'Furnish this room now' }).click()
  await expect(page.getByRole('heading', { name: 'Furnish the room' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Version 1', exact: true, pressed: true })).toBeVisible()
})

test('[ROUTE-09, HD-08] all furniture of a photo is taken out and other pieces stand there, in one act', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(`${PAGE}?tool=virtual_staging`)
  await hydrate(page)
  await page.locator('input[type=file]').first().setInputFiles('tests/support/study.jpg')
  await page.getByRole('button', { name: 'Take it all out, furnish anew' }).click(SOON)
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, { timeout: 120_000 })
  await expect(page.getByRole('region', { name: 'In this image' }).getByRole('link').first()).toBeVisible()
  await markBox(page, [0.18, 0.66], [0.6, 0.9])
  expect((await changes(page)).changed).toBeGreaterThan(0.8)
})

test('[ROUTE-09, HD-08] all furniture of a photo is marked by one act, and taken out', { tag: '@slow' }, async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto(`${PAGE}?tool=furniture_removal`)
  await hydrate(page)
  await page.locator('input[type=file]').first().setInputFiles('tests/support/study.jpg')
  await page.getByRole('button', { name: 'All the furniture' }).click(SOON)
  await rememberMask(page)
  await page.getByRole('button', { name: 'Check the bare areas' }).click(SOON)
  await page.getByRole('button', { name: 'Looks right, remove it' }).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, { timeout: 120_000 })
  const { inside, changed } = await changes(page)
  expect(inside).toBeGreaterThan(30_000)
  expect(changed).toBeGreaterThan(0.9)
  await markBox(page, [0.2, 0.72], [0.55, 0.85])
  expect((await changes(page)).changed).toBeGreaterThan(0.9)
})

test('[ROUTE-09, HD-08] an empty room is furnished from the range, and every piece can be bought', async ({ page }) => {
  await openSample(page, 'virtual_staging')
  await page.getByRole('button', { name: 'Up to ₫60,000,000' }).click()
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, { timeout: 90_000 })
  const products = page.getByRole('region', { name: 'In this image' })
  await expect(products.getByRole('link').nth(1)).toHaveAttribute('href', /\/en\/product\//)
  const total = Number((await products.locator('strong').textContent())?.replace(/\D/g, ''))
  expect(total).toBeGreaterThan(5_000_000)
  expect(total).toBeLessThanOrEqual(60_000_000)
  await products.getByRole('button', { name: 'See the list' }).click()
  const list = page.getByRole('dialog', { name: 'List for the living room' })
  await list.getByRole('button', { name: 'View in 3D' }).first().click()
  await expect(list.getByRole('img')).toBeVisible(SOON)
  await page.keyboard.press('Escape')
  await expect(list.getByRole('img')).toHaveCount(0)
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  const room = await changesByFace(page, 'hero-bare')
  // Furniture is on the floor and before the walls; the rest only gets soft shadows.
  expect(room.floor.seen).toBeGreaterThan(0.1)
  expect(room.back.seen).toBeGreaterThan(0.1)
  for (const face of ['floor', 'left', 'right', 'back'] as const) expect(room[face].seen).toBeLessThan(0.6)
  expect(room.ceiling.changed).toBeLessThan(0.002)

  // On the furnished version the wall is painted behind the pieces.
  const furnished = await resultOf(page)
  await page.getByRole('button', { name: 'Paint & floor' }).click()
  await page.getByRole('button', { name: 'Version 1', exact: true }).click()
  await page.getByText('River blue', { exact: true }).click()
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, SOON)
  // The status may still be an earlier one.
  await expect.poll(async () => (await changesSince(page, furnished)).rest, SOON).toBeGreaterThan(0.1)
  expect((await changesSince(page, furnished)).placed).toBeLessThan(0.02)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('[ROUTE-09, HD-09] an area is painted with a finger and saved as a mask that says how it came about', async ({
    page,
  }) => {
    await openSample(page, 'create_mask_image')
    await page.getByRole('button', { name: 'Mark', exact: true }).click()
    const photo = page.getByRole('button', { name: /^Mark on the photo/ })
    const box = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 4 })
    await page.mouse.up()
    await expect(maskOverlay(page)).toBeVisible(SOON)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save mask (PNG)' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Bare-shell-vuong-tron.png')
    const bytes = await readFile(await download.path())
    expect(bytes.toString('latin1')).toContain('newscodes/digitalsourcetype/algorithmicMedia')
    const share = await page.evaluate(
      async (data) => {
        const picture = await createImageBitmap(new Blob([Uint8Array.from(data)]))
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
        context?.drawImage(picture, 0, 0)
        const pixels = context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray()
        const middle = ((picture.height >> 1) * picture.width + (picture.width >> 1)) * 4
        const white = pixels.filter((value, index) => index % 4 === 0 && value === 255).length
        return { middle: pixels[middle], corner: pixels[0], white: white / (pixels.length / 4) }
      },
      [...bytes],
    )
    expect(share).toMatchObject({ middle: 255, corner: 0 })
    expect(share.white).toBeGreaterThan(0.01)
    expect(share.white).toBeLessThan(0.2)
  })

  test('[ROUTE-09] Japanese names of functions break between their words, not before a last letter', async ({
    page,
  }) => {
    await page.goto('/ja/house-doctor-ai')
    const lastLines = await page.locator('main h4 a').evaluateAll((links) =>
      links.map((link) => {
        const letters = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
        const tops: number[] = []
        while (letters.nextNode()) {
          const text = letters.currentNode as Text
          for (let index = 0; index < text.length; index++) {
            const letter = new Range()
            letter.setStart(text, index)
            letter.setEnd(text, index + 1)
            tops.push(letter.getBoundingClientRect().top)
          }
        }
        return { name: link.textContent, last: tops.filter((top) => top === tops.at(-1)).length }
      }),
    )
    expect(lastLines).toHaveLength(14)
    expect(lastLines.filter(({ last }) => last < 2)).toEqual([])
  })

  test('[ROUTE-09] the editor fits, and nothing in it stands in anybody’s way', async ({ page }) => {
    await openSample(page, 'floor_editor')
    await rememberMask(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await expect(apply(page)).toBeInViewport()
    expect(await axeFindings(page)).toEqual([])
  })
})

test('[ROUTE-09] what is no photo of a room is refused with a reason; of what browsers open, odd files are taken', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(PAGE)
  await hydrate(page)
  const chooser = page.locator('input[type=file]').first()
  const alert = page.getByRole('main').getByRole('alert')
  const plain = sharp({ create: { width: 640, height: 520, channels: 3, background: 'black' } })
  const photo = await readFile('public/catalogue/rooms/hero-bare.webp')
  const bomb = await plain.clone().png().toBuffer()
  bomb.writeUInt32BE(10_000, 16)
  bomb.writeUInt32BE(10_000, 20)
  const refused: [name: string, buffer: Buffer, words: RegExp][] = [
    ['../../etc/<b>.jpg', Buffer.from('no photo at all'), /^We can’t open this file as a photo/],
    ['half.jpg', photo.subarray(0, photo.length / 2), /^This photo file is incomplete/],
    ['bomb.png', bomb, /^This photo is too large/],
    ['dot.png', await plain.clone().resize(1, 1).png().toBuffer(), /^This photo is too small/],
    ['night.jpg', await plain.clone().jpeg().toBuffer(), /is a single colour/],
  ]
  for (const [name, buffer, words] of refused) {
    await chooser.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await expect(alert).toHaveText(words, SOON)
  }

  const study = () => sharp('tests/support/study.jpg').resize(640, 520)
  const pixels = (negative: boolean) => study().negate(negative).removeAlpha().raw().toBuffer()
  const frames = Buffer.concat([await pixels(false), await pixels(true)])
  const taken: [name: string, buffer: Buffer, words: RegExp][] = [
    ['print.jpg', await study().toColourspace('cmyk').jpeg().toBuffer(), /found|too few straight lines/],
    ['deep.png', await study().toColourspace('rgb16').png().toBuffer(), /found|too few straight lines/],
    [
      'film.webp',
      await sharp(frames, { raw: { width: 640, height: 1040, channels: 3, pageHeight: 520 } })
        .webp({ loop: 0 })
        .toBuffer(),
      /^This file holds several images; we’re using the first/,
    ],
  ]
  for (const [name, buffer, words] of taken) {
    await chooser.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await expect(page.getByText(name)).toBeVisible(SOON)
    await expect(said(page)).toHaveText(words, SOON)
    await page.getByRole('button', { name: 'Back to choosing a photo' }).click()
  }
})

test.describe('where the computation breaks off', () => {
  test.use({ expectedConsoleErrors: ['workers/', 'ERR_FAILED'] })

  test('[ROUTE-09] that is said, and the next try has a new beginning', async ({ page }) => {
    await page.route('**/workers/**', (route) => route.abort())
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'Bare shell' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^The image couldn’t be finished/, SOON)
    await page.unroute('**/workers/**')
    await page.getByRole('button', { name: 'Bare shell' }).click()
    await expect(page.getByRole('img', { name: 'The photo of the room' })).toBeVisible(SOON)
  })
})

test('[ROUTE-09] a computation that breaks off, a tab that is closed in the middle and a full storage: photo and results stay', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => {
    const Whole = Worker
    const told = window as { breaksOffAt?: string; hangsAt?: string; isFull?: boolean }
    // The Worker crashes or hangs on tasks while the test wants it to.
    window.Worker = class extends Whole {
      override postMessage(message: { name?: string }) {
        if (message.name && message.name === told.breaksOffAt) this.dispatchEvent(new ErrorEvent('error'))
        else if (!message.name || message.name !== told.hangsAt) super.postMessage(message)
      }
    }
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...entry) {
      if (told.isFull) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, entry)
    }
  })
  const tell = (what: object) => page.evaluate((told) => Object.assign(window, told), what)
  const alert = page.getByRole('main').getByRole('alert')
  const results = page.getByRole('region', { name: 'Results' }).getByRole('button')
  await openSample(page, 'floor_editor')
  await rememberMask(page)
  const before = await lookOfPhoto(page)
  await apply(page).click(SOON)
  await expect(results).toHaveCount(2, SOON)
  const wall = page.getByRole('button', { name: 'Wall in front' })
  await tell({ breaksOffAt: 'area' })
  await wall.click()
  await expect(alert).toHaveText(/^The image couldn’t be finished/, SOON)
  await expect(apply(page)).toBeDisabled()
  await tell({ breaksOffAt: 'change' })
  await wall.click()
  await wall.click()
  await apply(page).click(SOON)
  await expect(alert).toHaveText(/^The image couldn’t be finished/, SOON)
  await expect(results).toHaveCount(2)

  await tell({ breaksOffAt: '', hangsAt: 'change' })
  await apply(page).click(SOON)
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.reload()
  await hydrate(page)
  await page.getByRole('button', { name: 'Continue with your room' }).click()
  await expect(results).toHaveCount(2, SOON)
  await expect.poll(() => lookOfPhoto(page)).toBe(before)

  await tell({ isFull: true })
  await apply(page).click(SOON)
  await expect(page.getByText(/^This browser can’t keep the room: its storage is full/)).toBeVisible(SOON)
  await expect(results).toHaveCount(3, SOON)
})

test('[ROUTE-09] the room waits in the browser for its visitor, until it is deleted', async ({ page }) => {
  // An earlier room exists.
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Living room', exact: true }).click()
  await rememberMask(page)
  await openSample(page, 'floor_editor')
  await rememberMask(page)
  await apply(page).click()
  await expect(said(page)).toHaveText(/^Done/, SOON)
  const results = page.getByRole('region', { name: 'Results' }).getByRole('button')
  await expect(results).toHaveCount(2)
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('roomInWork')
  const before = await lookOfPhoto(page)
  expect(await keptKeys(page)).toContain('room')

  await page.reload()
  await hydrate(page)
  await page.getByRole('button', { name: 'Continue with your room' }).click()
  await expect(results).toHaveCount(2, SOON)
  await expect.poll(() => lookOfPhoto(page)).toBe(before)
  // Deleting while a change runs.
  await page.getByRole('button', { name: 'Paint the walls' }).click()
  await apply(page).click(SOON)
  await page.getByRole('button', { name: 'Delete my photos' }).click()
  await expect(
    page.getByText('Your photos and the AI images made from them have been deleted from this browser.'),
  ).toBeVisible(SOON)
  await expect(page.getByRole('heading', { level: 1, name: 'House Doctor AI' })).toBeVisible()
  expect(await keptKeys(page)).toEqual([])
  await page.reload()
  await hydrate(page)
  await expect(page.getByRole('button', { name: 'Bare shell' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with your room' })).toHaveCount(0)
})

test('[PROFILE-02] a room that was saved comes into the account with the login, one’s own as a picture only if one agrees', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await accountOf(request)
  const lan = visitor(page, 'en')
  const save = page.getByRole('button', { name: 'Save this room' })
  await openSample(page, 'colors_textures')
  await apply(page).click(SOON)
  await save.click(SOON)
  await expect(page.getByText('Saved in this browser.')).toBeVisible(SOON)

  await page.goto(`${PAGE}?tool=colors_textures`)
  await hydrate(page)
  await page.locator('input[type=file]').first().setInputFiles('tests/support/study.jpg')
  await rememberMask(page)
  await apply(page).click()
  await expect(said(page)).toHaveText(/^Done/, SOON)
  await expect(page.getByRole('checkbox', { name: /small picture of my room/ })).not.toBeChecked()
  await save.click()
  await expect(page.getByText('Saved in this browser.')).toBeVisible(SOON)

  await lan.logIn(person)
  await lan.openProfile()
  const rooms = page.getByRole('region', { name: 'Saved rooms' }).getByRole('listitem')
  await expect(rooms).toHaveCount(2, SOON)
  await expect(rooms.nth(0)).toContainText('study.jpg')
  await expect(rooms.nth(0).getByRole('img')).toHaveCount(0)
  await expect(rooms.nth(1)).toContainText('Bare shell')
  const preview = rooms.nth(1).getByRole('img')
  expect(await preview.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(320)
  expect(await axeFindings(page)).toEqual([])
  await rooms.nth(1).getByRole('button', { name: 'Delete Bare shell' }).click()
  await expect(rooms).toHaveCount(1)
  await page.reload()
  await expect(rooms).toHaveCount(1, SOON)
  // The photo is still in this browser, with its results.
  await rooms.getByRole('link', { name: 'Open: study.jpg' }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('button')).toHaveCount(2, SOON)
})
