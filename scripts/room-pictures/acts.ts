import type { Page } from 'playwright'

export type Act = (page: Page) => Promise<unknown>
type Place = readonly [x: number, y: number]

export const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
export const choose = (name: string) => (page: Page) =>
  page.locator('.doctor-swatches').getByText(name, { exact: true }).click()
export const give = (file: string) => (page: Page) => page.locator('.doctor-panel input[type=file]').setInputFiles(file)
export const film: Act = (page) => page.locator('.doctor-mask').waitFor()

/** Selects a drawing tool and draws over the photo; points are shares of its width and height. */
export const draw =
  (hand: string, ...way: readonly Place[]) =>
  async (page: Page) => {
    await press(hand)(page)
    const photo = (await page.locator('.doctor-marking').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (const [step, [x, y]] of way.entries()) {
      await page.mouse.move(photo.x + photo.width * x, photo.y + photo.height * y, { steps: 4 })
      if (step === 0) await page.mouse.down()
    }
    await page.mouse.up()
  }

export const say = (words: string) => async (page: Page) => {
  await page.locator('.doctor-panel form input').fill(words)
  await press('Read my request')(page)
  await page.getByText(/^Understood/).waitFor()
}

export const inTurn =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) {
      await act(page)
      // The mask is computed after a pause in drawing.
      await page.waitForTimeout(600)
    }
  }

export const OBJECT = 'Draw a box'
export const PLACE = 'Mark the gap'

/** Also removes a painted area besides the box. */
export const paintOver = (...way: Place[]) =>
  inTurn(press('Mark'), (page) => page.locator('.doctor-range').first().fill('64'), draw('Mark', ...way))

const done: Act = (page) => page.locator('.doctor-status').getByRole('status').filter({ hasText: /^Done/ }).waitFor()
export const apply = inTurn((page) => page.locator('.doctor-action > button').click(), done)
export const takeOut = inTurn(film, press('Check the bare areas'), film, press('Looks right, remove it'), done)

/** Like `takeOut`, with a new set in its place. */
export const refurnish = inTurn(film, press('Check the bare areas'), film, apply)
