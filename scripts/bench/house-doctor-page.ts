import { type Browser, chromium, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../tests/support/chromium.ts'
import { weigh } from './first-load.ts'
import { appears, type Effect, longestTaskOf, PATIENCE_MS, timed, watchActs } from './page-acts.ts'
import { megabytes, memoryRow, peakMemory } from './page-memory.ts'
import { kilobytes, median, type Row } from './table.ts'

const PATH = '/en/house-doctor-ai'
const BYTES_BEFORE_A_PHOTO = 130_000
const READY_MS = 1000
const LONG_TASK_MS = 50
const ROUNDS = 3
const SCREEN = { width: 1440, height: 900 }
/** A photo whose camera nobody tells the page, 1024 pixels wide. */
const PHOTO = 'tests/support/study.jpg'
const REFERENCE = 'public/catalogue/rooms/hero-furnished.webp'

/** What each change may take at 1024 pixels, in milliseconds. */
const LIMITS = { layout: 2000, mask: 1000, paint: 300, mood: 300, floor: 800, preview: 1000, removal: 5000, set: 2000 }
type Measured = keyof typeof LIMITS
const names: Record<Measured, string> = {
  layout: 'a photo given to its room found',
  mask: 'floor named to its film shown',
  paint: 'paint on the walls',
  mood: 'mood of another photo',
  floor: 'another floor',
  preview: 'furniture taken out: preview',
  removal: 'furniture taken out',
  set: 'a set of furniture, models loaded',
}

/** What the House Doctor's page weighs before a photo, when it can be used, and how long its changes take. */
export async function benchHouseDoctorPage(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const { active } = await weigh(browser, `${origin}${PATH}`)
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound(browser, origin))
    const of = (pick: (round: Round) => number) => median(rounds.map(pick))
    const longest = Math.max(...rounds.map((round) => round.longestTask))
    const held = Math.max(...rounds.map((round) => round.held))
    const alone: Row[] = []
    for (const tool of toolNames) {
      const one = await heldWhile(browser, async (page) => {
        await openTool(page, origin, tool)
        await walks[tool](page)
      })
      alone.push(memoryRow(`memory with one tool alone: ${tool}`, one))
    }
    const empty = await heldWhile(browser, (page) => page.goto('about:blank'))
    return [
      {
        what: 'script before a photo is chosen',
        value: kilobytes(active.script),
        against: kilobytes(BYTES_BEFORE_A_PHOTO),
        ratio: active.script / BYTES_BEFORE_A_PHOTO,
        limit: { atMost: 1 },
      },
      row(
        'first act to ready for a photo',
        of((round) => round.hydrated),
        READY_MS,
      ),
      row(
        'a room of ours to ready to edit',
        of((round) => round.opened),
        READY_MS,
      ),
      row('longest task of the main thread', longest, LONG_TASK_MS),
      memoryRow('memory of the page and its Worker at most', held),
      ...alone,
      { what: 'of it: what an empty page of this browser holds', value: megabytes(empty) },
      ...(Object.keys(LIMITS) as Measured[]).map((name) =>
        row(
          names[name],
          of((round) => round.times[name]),
          LIMITS[name],
        ),
      ),
    ]
  } finally {
    await browser.close()
  }
}

/** The most that a page of its own, and so a process, holds in which something is done. */
async function heldWhile(browser: Browser, act: (page: Page) => Promise<unknown>): Promise<number> {
  const page = await browser.newPage({ viewport: SCREEN })
  await act(page)
  const held = await peakMemory(browser)
  await page.close()
  return held
}

const row = (what: string, ms: number, limitMs: number): Row => ({
  what,
  value: `${ms.toFixed(0)} ms`,
  against: `${limitMs} ms`,
  ratio: ms / limitMs,
  limit: { atMost: 1 },
})

type Times = Record<Measured, number>
type Round = { hydrated: number; opened: number; longestTask: number; held: number; times: Times }

/** What is done with each tool, in this order in one page, and what of it is timed. */
const walks = {
  floor_editor: inShell(async (page) => ({ floor: await applied(page) })),
  colors_textures: inShell(async (page) => ({ paint: await applied(page) })),
  design_transfer: inShell(async (page) => {
    await page.locator('.doctor-panel input[type=file]').setInputFiles(REFERENCE)
    return { mood: await applied(page) }
  }),
  create_mask_image: inShell(async (page) => {
    const floor = page.getByRole('button', { name: 'Floor', exact: true })
    return { mask: await timed(page, () => floor.click(), FILM) }
  }),
  virtual_staging: inShell(async (page) => {
    await applied(page, PHOTO_SHOWN)
    return { set: await applied(page, PHOTO_SHOWN) }
  }),
  furniture_removal: async (page: Page) => {
    const chooser = page.locator('input[type=file]').first()
    const layout = await timed(page, () => chooser.setInputFiles(PHOTO), said('room|corners'))
    return { opened: undefined, times: { layout, ...(await removed(page)) } }
  },
}
type ToolName = keyof typeof walks
const toolNames = Object.keys(walks) as ToolName[]

/** In the bare shell, a room of ours; `opened`: until it was there. */
function inShell(act: (page: Page) => Promise<Partial<Times>>) {
  return async (page: Page) => {
    const opened = await timed(page, () => page.getByRole('button', { name: 'Bare shell' }).click(), PHOTO_SHOWN)
    return { opened, times: await act(page) }
  }
}

/** Opens the page of a tool; how long it took from the first act, which a resting pointer would be, to be ready. */
async function openTool(page: Page, origin: string, tool: ToolName): Promise<number> {
  await page.mouse.move(-1, -1)
  await page.goto(`${origin}${PATH}?tool=${tool}`, { waitUntil: 'load' })
  return timed(page, () => page.keyboard.press('Shift'), HYDRATED)
}

async function oneRound(browser: Browser, origin: string): Promise<Round> {
  const page = await browser.newPage({ viewport: SCREEN })
  await page.addInitScript(watchActs)
  const times = {} as Times
  const [readyAfter, openAfter, longestTasks]: [number[], number[], number[]] = [[], [], []]
  for (const tool of toolNames) {
    readyAfter.push(await openTool(page, origin, tool))
    const walked = await walks[tool](page)
    if (walked.opened) openAfter.push(walked.opened)
    Object.assign(times, walked.times)
    longestTasks.push(await longestTaskOf(page))
  }
  const held = await peakMemory(browser)
  await page.close()
  const [hydrated = Number.NaN] = readyAfter
  const [opened = Number.NaN] = openAfter
  return { hydrated, opened, longestTask: Math.max(...longestTasks), held, times }
}

/** A quarter of the picture is boxed; what the machine takes for bare is right. */
async function removed(page: Page): Promise<Pick<Times, 'preview' | 'removal'>> {
  await page.getByRole('button', { name: 'Box an object' }).click()
  const box = (await page.locator('.doctor-marking').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width * 0.13, box.y + box.height * 0.48)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.63, box.y + box.height * 0.98, { steps: 4 })
  await page.mouse.up()
  await page.locator(FILM.selector).waitFor()
  await page.getByRole('button', { name: 'Check what is bare' }).click()
  // Nobody says that a film is right before having seen it.
  await page.locator(BARE.selector).waitFor({ timeout: PATIENCE_MS })
  await page.waitForTimeout(LOOKED_AT_MS)
  const finished = appears(page, said('^Done'))
  const go = page.getByRole('button', { name: 'That is right, take it out' })
  return { preview: await timed(page, () => go.click(), RESULT), removal: await finished }
}

/** So long a person looks at least at what is marked before it is changed. */
const LOOKED_AT_MS = 1500

const HYDRATED: Effect = { selector: 'html[data-hydrated]' }
const PHOTO_SHOWN: Effect = { selector: 'canvas[aria-label="The photo of the room"]' }
const FILM: Effect = { selector: '.doctor-mask' }
const BARE: Effect = { selector: '.doctor-mask.text-success' }
const RESULT: Effect = { selector: '.doctor-after' }
const said = (words: string): Effect => ({ selector: '.doctor-status [role=status]', words })

/** From the press of the one action to its result, once what it needs is there and has been looked at. */
async function applied(page: Page, ready = FILM): Promise<number> {
  await page.locator(ready.selector).first().waitFor()
  const action = page.getByRole('button', { name: 'Try it in the photo' })
  await page.waitForFunction((button) => !(button as HTMLButtonElement).disabled, await action.elementHandle())
  await page.waitForTimeout(LOOKED_AT_MS)
  return timed(page, () => action.click(), said('^Done'))
}
