/**
 * npm run house-doctor:pictures: what each function of the House Doctor makes of a room of ours, beside the room as it
 * was, for people to judge. Drives the page as a person would and writes docs/house-doctor.
 */
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { serve } from './bench/servers.ts'
import { findChromium } from './lib/chromium.mjs'
import { buildIfChanged, fillDataIfChanged } from './lib/prepare.mjs'

const FOLDER = 'docs/house-doctor'
const SIDE_PX = 480
const GAP_PX = 8
const QUALITY = 72
/** Machines are slow where others work, too. */
const PATIENCE_MS = 120_000

type Act = (page: Page) => Promise<unknown>
type Case = { tool: string; room: string; act: Act }

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const choose = (name: string) => (page: Page) =>
  page.locator('.doctor-swatches').getByText(name, { exact: true }).click()
const give = (file: string) => (page: Page) => page.locator('.doctor-panel input[type=file]').setInputFiles(file)
const apply = press('Try it in the photo')

/** Draws a box, in parts of the photo. */
const box =
  (from: [number, number], to: [number, number], around = 'Box an object') =>
  async (page: Page) => {
    await press(around)(page)
    const photo = (await page.locator('.doctor-marking').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const at = ([x, y]: [number, number]) => [photo.x + photo.width * x, photo.y + photo.height * y] as const
    await page.mouse.move(...at(from))
    await page.mouse.down()
    await page.mouse.move(...at(to), { steps: 4 })
    await page.mouse.up()
  }

const PLACE = 'Box a place'

const say = (words: string) => async (page: Page) => {
  await page.locator('.doctor-panel form input').fill(words)
  await press('Read this')(page)
  await page.getByText(/^Understood/).waitFor()
}

const inTurn =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) {
      await act(page)
      // What is marked has to be found before anything is done to it.
      await page.waitForTimeout(300)
      await page.locator('.doctor-mask').or(page.locator('.doctor-after')).first().waitFor({ timeout: PATIENCE_MS })
    }
  }

const cases: Case[] = [
  { tool: 'floor_editor', room: 'Bedroom', act: inTurn(choose('Oak herringbone'), apply) },
  { tool: 'colors_textures', room: 'Study', act: inTurn(choose('Sage'), apply) },
  { tool: 'material_swap', room: 'Bedroom', act: inTurn(choose('White brick'), apply) },
  { tool: 'texture_transfer', room: 'Study', act: inTurn(give('public/catalogue/wood-walnut.jpg'), apply) },
  { tool: 'design_transfer', room: 'Dining room', act: inTurn(give('public/catalogue/hero-after.jpg'), apply) },
  {
    tool: 'furniture_removal',
    room: 'Study',
    act: inTurn(box([0.13, 0.58], [0.63, 0.99]), press('Check what is bare'), press('That is right, take it out')),
  },
  { tool: 'virtual_staging', room: 'Bare shell', act: apply },
  { tool: 'redesign', room: 'Bare shell', act: inTurn(press('Indochine'), apply) },
  {
    tool: 'perfect_redesign',
    room: 'Bare shell',
    act: inTurn(press('Paint'), say('keep the floor, paint the walls light green'), apply),
  },
  {
    tool: 'fill_spaces',
    room: 'Bare shell',
    act: inTurn(box([0.35, 0.15], [0.95, 0.98], PLACE), apply),
  },
  {
    tool: 'decor_staging',
    room: 'Living room',
    act: inTurn(box([0.27, 0.2], [0.4, 0.99], PLACE), press('Bookshelves'), apply),
  },
  {
    tool: 'precision',
    room: 'Study',
    act: inTurn(press('Wall in front'), say('paint it terracotta'), apply),
  },
  { tool: 'create_mask_image', room: 'Bedroom', act: inTurn(press('Floor')) },
]

if (!(await buildIfChanged({ show: true })).ok) throw new Error('The build failed.')
await fillDataIfChanged('.wrangler/bench')
const { origin, stop } = await serve(['--persist-to', '.wrangler/bench'], '/api/health')
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  mkdirSync(FOLDER, { recursive: true })
  const wanted = process.argv.slice(2)
  for (const one of cases) if (!wanted.length || wanted.includes(one.tool)) await draw(one)
} finally {
  await browser.close()
  await stop()
}

async function draw({ tool, room, act }: Case) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(`${origin}/en/house-doctor-ai?tool=${tool}`)
  await page.getByRole('button', { name: room, exact: true }).click()
  await page.getByRole('img', { name: 'The photo of the room' }).waitFor()
  await act(page)
  const isMask = tool === 'create_mask_image'
  if (!isMask) await page.locator('.doctor-status').getByRole('status').filter({ hasText: /^Done/ }).waitFor()
  const sides = await page.evaluate(isMask ? maskOf : pictureOf)
  await page.close()
  const resized = await Promise.all(
    sides.map((side) =>
      sharp(Buffer.from(side.replace(/^.*,/, ''), 'base64'))
        .resize(SIDE_PX)
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const height = Math.max(...resized.map(({ info }) => info.height))
  await sharp({ create: { width: SIDE_PX * 2 + GAP_PX, height, channels: 3, background: 'white' } })
    .composite(resized.map(({ data }, place) => ({ input: data, left: place * (SIDE_PX + GAP_PX), top: 0 })))
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(`${FOLDER}/${tool}.jpg`)
  process.stdout.write(`${tool}\n`)
}

/** Runs in the page: the photo and what was made of it. */
function pictureOf(): string[] {
  const canvases = ['The photo of the room', 'The room after the change'].map((name) =>
    document.querySelector<HTMLCanvasElement>(`canvas[aria-label="${name}"]`),
  )
  return canvases.map((canvas) => canvas?.toDataURL() ?? '')
}

/** Runs in the page: the photo, and what is marked as white on black. */
function maskOf(): string[] {
  const photo = document.querySelector<HTMLCanvasElement>('canvas[aria-label="The photo of the room"]')
  const film = document.querySelector<HTMLCanvasElement>('.doctor-mask')
  if (!photo || !film) return []
  const mask = Object.assign(document.createElement('canvas'), { width: film.width, height: film.height })
  const context = mask.getContext('2d')
  if (!context) return []
  context.drawImage(film, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = 'white'
  context.fillRect(0, 0, mask.width, mask.height)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'black'
  context.fillRect(0, 0, mask.width, mask.height)
  return [photo.toDataURL(), mask.toDataURL()]
}
