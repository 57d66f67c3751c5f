import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../tests/support/chromium.ts'
import { weigh } from './first-load.ts'
import { appears, type Effect, longestTaskOf, PATIENCE_MS, timed, watchActs } from './page-acts.ts'
import { kilobytes, median, type Row } from './table.ts'

const PATH = '/en/house-doctor-ai'
const BYTES_BEFORE_A_PHOTO = 130_000
const READY_MS = 1000
const LONG_TASK_MS = 50
const MEMORY_BYTES = 400_000_000
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
    const peak = Math.max(...rounds.map((round) => round.memory))
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
      {
        what: 'memory of the page and its Worker at most',
        value: megabytes(peak),
        against: megabytes(MEMORY_BYTES),
        ratio: peak / MEMORY_BYTES,
        limit: { atMost: 1 },
      },
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

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`

/** The most that any page's process has held, in bytes, with the browser's own share of it: as Linux tells it. */
async function peakMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const peaks = pages.map(({ id }) => /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1])
  return Math.max(...peaks.map((peak) => Number(peak) * 1024))
}

const row = (what: string, ms: number, limitMs: number): Row => ({
  what,
  value: `${ms.toFixed(0)} ms`,
  against: `${limitMs} ms`,
  ratio: ms / limitMs,
  limit: { atMost: 1 },
})

type Round = { hydrated: number; opened: number; longestTask: number; memory: number; times: Record<Measured, number> }

async function oneRound(browser: Browser, origin: string): Promise<Round> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const open = (tool: string) => page.goto(`${origin}${PATH}?tool=${tool}`, { waitUntil: 'load' })
  await page.addInitScript(watchActs)
  await open('floor_editor')
  const hydrated = await timed(page, () => page.keyboard.press('Shift'), HYDRATED)
  const opened = await timed(page, () => shell(page).click(), PHOTO_SHOWN)
  const times = { floor: await applied(page) } as Round['times']
  let longestTask = await longestTaskOf(page)
  const inShell = async (tool: string, act: () => Promise<void>) => {
    await open(tool)
    await shell(page).click()
    await page.locator(PHOTO_SHOWN.selector).waitFor()
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
    times.mask = await timed(page, () => floor.click(), FILM)
  })
  await inShell('virtual_staging', async () => {
    await applied(page, PHOTO_SHOWN)
    times.set = await applied(page, PHOTO_SHOWN)
  })
  await open('furniture_removal')
  const chooser = page.locator('input[type=file]').first()
  times.layout = await timed(page, () => chooser.setInputFiles(PHOTO), said('room|corners'))
  Object.assign(times, await removed(page))
  longestTask = Math.max(longestTask, await longestTaskOf(page))
  const memory = await peakMemory(browser)
  await page.close()
  return { hydrated, opened, longestTask, memory, times }
}

/** A quarter of the picture is boxed; what the machine takes for bare is right. */
async function removed(page: Page): Promise<Pick<Round['times'], 'preview' | 'removal'>> {
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
const shell = (page: Page) => page.getByRole('button', { name: 'Bare shell' })

/** From the press of the one action to its result, once what it needs is there and has been looked at. */
async function applied(page: Page, ready = FILM): Promise<number> {
  await page.locator(ready.selector).first().waitFor()
  const action = page.getByRole('button', { name: 'Try it in the photo' })
  await page.waitForFunction((button) => !(button as HTMLButtonElement).disabled, await action.elementHandle())
  await page.waitForTimeout(LOOKED_AT_MS)
  return timed(page, () => action.click(), said('^Done'))
}
