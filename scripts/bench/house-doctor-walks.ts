import type { Locator, Page } from 'playwright'
import { doorOf } from '../../app/features/house-doctor/tools.ts'
import words from '../../messages/en.json' with { type: 'json' }
import type { Times } from './house-doctor-times.ts'
import { appears, type Effect, PATIENCE_MS, timed } from './page-acts.ts'

export const PATH = '/en/house-doctor-ai'
/** A photo with unknown camera, 1024 pixels wide. */
const PHOTO = 'tests/support/study.jpg'
const REFERENCE = 'public/catalogue/rooms/hero-furnished.webp'

/** Acts with each tool in an open room, with the timed parts. */
const acts = {
  floor_editor: async (page: Page) => ({ floor: await applied(page) }),
  colors_textures: async (page: Page) => ({ paint: await applied(page) }),
  design_transfer: async (page: Page) => {
    await page.locator('.doctor-panel input[type=file]').setInputFiles(REFERENCE)
    return { mood: await applied(page) }
  },
  create_mask_image: async (page: Page) => {
    const floor = page.getByRole('button', { name: 'Floor', exact: true })
    return { mask: await timed(page, () => floor.click(), FILM) }
  },
  virtual_staging: async (page: Page) => {
    await applied(page, PHOTO_SHOWN)
    return { set: await applied(page, PHOTO_SHOWN) }
  },
  furniture_removal: async (page: Page) => {
    const go = await boxed(page)
    return { removal: await timed(page, () => go.click(), said('^Done')) }
  },
}

/** Opens each tool on its own page. */
export const walks = {
  floor_editor: inShell(acts.floor_editor),
  colors_textures: inShell(acts.colors_textures),
  design_transfer: inShell(acts.design_transfer),
  create_mask_image: inShell(acts.create_mask_image),
  virtual_staging: inShell(acts.virtual_staging),
  furniture_removal: async (page: Page) => {
    const chooser = page.locator('input[type=file]').first()
    const layout = await timed(page, () => chooser.setInputFiles(PHOTO), said('room|corners'))
    const go = await boxed(page)
    const finished = appears(page, said('^Done'))
    const preview = await timed(page, () => go.click(), RESULT)
    return { opened: undefined, times: { layout, preview, removal: await finished } }
  },
}
export type ToolName = keyof typeof walks

/** Without pauses, so that nothing can be prepared, and with a photo without a surface map. */
export const hastyWalks: { [Tool in ToolName]?: (page: Page) => Promise<{ times: Partial<Times> }> } = {
  floor_editor: inShell(async (page) => ({ floorAtOnce: await applied(page, FILM, 0) })),
  colors_textures: inShell(async (page) => ({ paintAtOnce: await applied(page, FILM, 0) })),
  design_transfer: inShell(async (page) => {
    await page.locator('.doctor-panel input[type=file]').setInputFiles(REFERENCE)
    return { moodAtOnce: await applied(page, FILM, 0) }
  }),
  create_mask_image: async (page) => {
    const chooser = page.locator('input[type=file]').first()
    await timed(page, () => chooser.setInputFiles(PHOTO), said('room|corners'))
    const floor = page.getByRole('button', { name: 'Floor', exact: true })
    return { times: { maskOfPhoto: await timed(page, () => floor.click(), FILM) } }
  },
}
export const toolNames = Object.keys(walks) as ToolName[]

/** Uses all tools one after another in one room. */
export async function walkAlong(page: Page, origin: string) {
  const [first, ...others] = toolNames
  await openTool(page, origin, first as ToolName)
  await inShell(acts[first as ToolName])(page)
  for (const tool of others) {
    const tools = page.getByRole('navigation', { name: words.house_doctor_tools })
    const name = words[`house_doctor_${tool}`]
    await page
      .getByRole('navigation', { name: words.house_doctor_doors })
      .getByRole('button', { name: words[`house_doctor_door_${doorOf(tool)}`] })
      .click()
    await tools.getByRole('button', { name }).click()
    await tools.getByRole('button', { name, pressed: true }).waitFor()
    await acts[tool](page)
  }
}

/** Acts in the bare shell, a sample room; `opened` is the time until the room is open. */
function inShell(act: (page: Page) => Promise<Partial<Times>>) {
  return async (page: Page) => {
    const opened = await timed(page, () => page.getByRole('button', { name: 'Bare shell' }).click(), PHOTO_SHOWN)
    return { opened, times: await act(page) }
  }
}

/** Opens a tool's page; returns the time from the first act until it is ready. */
export async function openTool(page: Page, origin: string, tool: ToolName): Promise<number> {
  await page.mouse.move(-1, -1)
  await page.goto(`${origin}${PATH}?tool=${tool}`, { waitUntil: 'load' })
  return timed(page, () => page.keyboard.press('Shift'), HYDRATED)
}

/** Boxes a quarter of the picture and accepts the proposed bare surface. */
async function boxed(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Draw a box', exact: true }).click()
  const box = (await page.locator('.doctor-marking').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width * 0.13, box.y + box.height * 0.48)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.63, box.y + box.height * 0.98, { steps: 4 })
  await page.mouse.up()
  await page.locator(FILM.selector).waitFor()
  await page.getByRole('button', { name: 'Check the bare areas' }).click()
  // A person looks at the mask before accepting it.
  await page.locator(BARE.selector).waitFor({ timeout: PATIENCE_MS })
  await page.waitForTimeout(LOOKED_AT_MS)
  return page.getByRole('button', { name: 'Looks right, remove it' })
}

/** Minimum time a person looks at a mask. */
const LOOKED_AT_MS = 1500

const HYDRATED: Effect = { selector: 'html[data-hydrated]' }
const PHOTO_SHOWN: Effect = { selector: 'canvas[aria-label="The photo of the room"]' }
const FILM: Effect = { selector: '.doctor-mask' }
const BARE: Effect = { selector: '.doctor-mask.text-success' }
const RESULT: Effect = { selector: '.doctor-after' }
const said = (words: string): Effect => ({ selector: '.doctor-status [role=status]', words })

/** Time from the apply button to the result, after the mask was ready and looked at. */
async function applied(page: Page, ready = FILM, lookedAtMs = LOOKED_AT_MS): Promise<number> {
  await page.locator(ready.selector).first().waitFor()
  const action = page.getByRole('button', { name: 'Try it in the photo' })
  await page.waitForFunction((button) => !(button as HTMLButtonElement).disabled, await action.elementHandle())
  await page.waitForTimeout(lookedAtMs)
  return timed(page, () => action.click(), said('^Done'))
}
