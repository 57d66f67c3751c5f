import { expect, type Page } from 'playwright/test'

export const PAGE = '/en/house-doctor-ai'
/** Generous, because both cores may be busy. */
export const SOON = { timeout: 60_000 }

export const apply = (page: Page) => page.getByRole('button', { name: /^(Try it in the photo|Keep this version)$/ })
export const said = (page: Page) => page.locator('.doctor-status').getByRole('status')
export const maskOverlay = (page: Page) => page.locator('.doctor-mask')

/** Opens a sample room in a tool; the empty room by default. */
export async function openSample(page: Page, tool: string, room = 'Bare shell') {
  await page.goto(`${PAGE}?tool=${tool}`)
  await page.getByRole('button', { name: room, exact: true }).click()
  await expect(page.getByRole('img', { name: 'The photo of the room' })).toBeVisible(SOON)
}

/** Draws a box over the photo, in fractions of its sides. */
export async function frame(
  page: Page,
  [left, top]: readonly [number, number],
  [right, bottom]: readonly [number, number],
) {
  const photo = page.getByRole('button', { name: /^Draw a box around/ })
  const box = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width * left, box.y + box.height * top)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * right, box.y + box.height * bottom, { steps: 3 })
  await page.mouse.up()
}

/** Stores the mask for `changes`: its overlay disappears with the result. */
export async function rememberMask(page: Page) {
  await expect(maskOverlay(page)).toBeVisible(SOON)
  await maskOverlay(page).evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    Object.assign(window, { marked: pixels?.data.filter((_, index) => index % 4 === 3) })
  })
}

/** Takes a box of the photo, in fractions of its sides, for `changes`. */
export const markBox = (page: Page, from: readonly [number, number], to: readonly [number, number]) =>
  page.evaluate(
    ([[left, top], [right, bottom]]) => {
      const photo = document.querySelector<HTMLCanvasElement>('canvas[aria-label="The photo of the room"]')
      const { width, height } = photo ?? { width: 0, height: 0 }
      const isIn = (x: number, y: number) =>
        x > left * width && x < right * width && y > top * height && y < bottom * height
      const marked = Uint8ClampedArray.from({ length: width * height }, (_, pixel) =>
        isIn(pixel % width, Math.floor(pixel / width)) ? 255 : 0,
      )
      Object.assign(window, { marked })
    },
    [from, to] as const,
  )

/** Share of marked pixels that changed, and number of others that did. */
export const changes = (page: Page) =>
  page.evaluate(() => {
    const [before, after] = ['The photo of the room', 'The room after the change'].map((name) => {
      const canvas = document.querySelector<HTMLCanvasElement>(`canvas[aria-label="${name}"]`)
      return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
    })
    const { marked } = window as unknown as { marked: Uint8ClampedArray }
    let [inside, changedInside, changedOutside] = [0, 0, 0]
    const sums = [0, 0, 0]
    for (const [pixel, value] of marked.entries()) {
      const isChanged = [0, 1, 2, 3].some((channel) => before?.[pixel * 4 + channel] !== after?.[pixel * 4 + channel])
      if (value === 0) changedOutside += isChanged ? 1 : 0
      else {
        inside++
        changedInside += isChanged ? 1 : 0
        for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (after?.[pixel * 4 + channel] ?? 0)
      }
    }
    return { inside, changed: changedInside / inside, changedOutside, mean: sums.map((sum) => sum / inside) }
  })
