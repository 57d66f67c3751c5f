import { performance } from 'node:perf_hooks'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../tests/support/chromium.ts'
import { weigh } from './first-load.ts'
import { kilobytes, median, type Row } from './table.ts'

const PATH = '/en/house-doctor-ai'
const BYTES_BEFORE_A_PHOTO = 130_000
const READY_MS = 1000
const LONG_TASK_MS = 50
const ROUNDS = 3
/** A photo whose camera nobody tells the page, 1024 pixels wide. */
const PHOTO = 'public/catalogue/rooms/study.jpg'
const REFERENCE = 'public/catalogue/hero-after.jpg'

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

const row = (what: string, ms: number, limitMs: number): Row => ({
  what,
  value: `${ms.toFixed(0)} ms`,
  against: `${limitMs} ms`,
  ratio: ms / limitMs,
  limit: { atMost: 1 },
})

type Round = { hydrated: number; opened: number; longestTask: number; times: Record<Measured, number> }

async function oneRound(browser: Browser, origin: string): Promise<Round> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const open = (tool: string) => page.goto(`${origin}${PATH}?tool=${tool}`, { waitUntil: 'load' })
  await page.addInitScript(watchLongTasks)
  await open('floor_editor')
  const hydrated = await timed(() => page.keyboard.press('Shift'), page.locator('html[data-hydrated]'))
  const opened = await timed(() => shell(page).click(), photo(page))
  const times = { floor: await applied(page) } as Round['times']
  let longestTask = await longestTaskOf(page)
  const inShell = async (tool: string, act: () => Promise<void>) => {
    await open(tool)
    await shell(page).click()
    await photo(page).waitFor()
    await act()
    longestTask = Math.max(longestTask, await longestTaskOf(page))
  }
  await inShell('colors_textures', async () => {
    times.paint = await applied(page)
  })
  await inShell('design_transfer', async () => {
    await page.locator('.doctor-panel input[type=file]').setInputFiles(REFERENCE)
    times.mood = await applied(page)
  })
  await inShell('create_mask_image', async () => {
    const floor = page.getByRole('button', { name: 'Floor', exact: true })
    times.mask = await timed(() => floor.click(), film(page))
  })
  await inShell('virtual_staging', async () => {
    await applied(page, film(page).or(photo(page)))
    times.set = await applied(page, photo(page))
  })
  await open('furniture_removal')
  const chooser = page.locator('input[type=file]').first()
  times.layout = await timed(() => chooser.setInputFiles(PHOTO), said(page, /room|corners/i))
  Object.assign(times, await removed(page))
  longestTask = Math.max(longestTask, await longestTaskOf(page))
  await page.close()
  return { hydrated, opened, longestTask, times }
}

/** A quarter of the picture is boxed; what the machine takes for bare is right. */
async function removed(page: Page): Promise<Pick<Round['times'], 'preview' | 'removal'>> {
  await page.getByRole('button', { name: 'Box an object' }).click()
  const box = (await page.locator('.doctor-marking').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width * 0.13, box.y + box.height * 0.48)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.63, box.y + box.height * 0.98, { steps: 4 })
  await page.mouse.up()
  await film(page).waitFor()
  await page.getByRole('button', { name: 'Check what is bare' }).click()
  const go = page.getByRole('button', { name: 'That is right, take it out' })
  const start = performance.now()
  await go.click()
  await page.locator('.doctor-after').waitFor()
  const preview = performance.now() - start
  await said(page, /^Done/).waitFor({ timeout: PATIENCE_MS })
  return { preview, removal: performance.now() - start }
}

const PATIENCE_MS = 60_000
const shell = (page: Page) => page.getByRole('button', { name: 'Bare shell' })
const photo = (page: Page) => page.getByRole('img', { name: 'The photo of the room' })
const film = (page: Page) => page.locator('.doctor-mask')
const said = (page: Page, words: RegExp) =>
  page.locator('.doctor-status').getByRole('status').filter({ hasText: words })

/** From the press of the one action to its result, once what it needs is there. */
async function applied(page: Page, ready = film(page)): Promise<number> {
  await ready.first().waitFor()
  const action = page.getByRole('button', { name: 'Try it in the photo' })
  await page.waitForFunction((button) => !(button as HTMLButtonElement).disabled, await action.elementHandle())
  return timed(() => action.click(), said(page, /^Done/))
}

async function timed(act: () => Promise<unknown>, effect: Locator): Promise<number> {
  const start = performance.now()
  await act()
  await effect.waitFor({ state: 'attached', timeout: PATIENCE_MS })
  return performance.now() - start
}

type Watched = { longestTask: number }

/** Runs in the page. */
function watchLongTasks() {
  const watched = window as unknown as Watched
  watched.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
}

const longestTaskOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).longestTask)
