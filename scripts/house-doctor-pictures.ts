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
type Place = readonly [x: number, y: number]
/** What is done in a room that the page offers, and what is shown of it: the photo and its result where nothing is said. */
type Case = { tool: string; as?: string; room: string; act?: Act; sides?: (page: Page) => Promise<Buffer[]> }

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const choose = (name: string) => (page: Page) =>
  page.locator('.doctor-swatches').getByText(name, { exact: true }).click()
const give = (file: string) => (page: Page) => page.locator('.doctor-panel input[type=file]').setInputFiles(file)
const film: Act = (page) => page.locator('.doctor-mask').waitFor()

/** Takes a hand and draws over the photo; places are parts of its width and height. */
const draw =
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
      // What is marked is found when a finger has been still for a while.
      await page.waitForTimeout(600)
    }
  }

const OBJECT = 'Box an object'
const PLACE = 'Box a place'

/** Paints over what goes besides what is boxed. */
const paintOver = (...way: Place[]) =>
  inTurn(press('Mark'), (page) => page.locator('.doctor-range').first().fill('64'), draw('Mark', ...way))

const done: Act = (page) => page.locator('.doctor-status').getByRole('status').filter({ hasText: /^Done/ }).waitFor()
const apply = inTurn(press('Try it in the photo'), done)
const takeOut = inTurn(film, press('Check what is bare'), film, press('That is right, take it out'), done)

/** As `takeOut`, where a new set comes for what goes. */
const refurnish = inTurn(film, press('Check what is bare'), film, apply)

const cases: Case[] = [
  { tool: 'floor_editor', room: 'Bedroom', act: inTurn(film, choose('Oak herringbone'), apply) },
  { tool: 'colors_textures', room: 'Study', act: inTurn(film, choose('Sage'), apply) },
  { tool: 'material_swap', room: 'Study', act: inTurn(film, choose('White brick'), apply) },
  {
    tool: 'texture_transfer',
    room: 'Study',
    act: inTurn(film, give('public/catalogue/woods/walnut.webp'), apply),
  },
  {
    tool: 'design_transfer',
    room: 'Dining room',
    act: inTurn(film, give('public/catalogue/rooms/wine-cabinet.webp'), apply),
  },
  {
    tool: 'furniture_removal',
    room: 'Study',
    act: inTurn(draw(OBJECT, [0.63, 0.25], [0.845, 0.875]), takeOut),
  },
  { tool: 'virtual_staging', room: 'Bare shell', act: inTurn(press('Japandi'), press('Up to ₫60,000,000'), apply) },
  { tool: 'redesign', room: 'Study', act: inTurn(press('Paint'), press('Tropical'), film, apply) },
  {
    tool: 'perfect_redesign',
    room: 'Study',
    act: inTurn(press('Paint'), say('keep the floor, paint the walls sage green'), film, apply),
  },
  {
    tool: 'redesign',
    as: 'redesign-mid',
    room: 'Living room, empty',
    act: inTurn(press('Floor and a few pieces'), press('Indochine'), film, apply),
  },
  {
    tool: 'redesign',
    as: 'redesign-extreme',
    room: 'Study',
    act: inTurn(
      press('All furniture'),
      press('Study'),
      press('Japandi'),
      draw(OBJECT, [0.63, 0.25], [0.845, 0.875]),
      paintOver([0.34, 0.68], [0.56, 0.68], [0.47, 0.63], [0.47, 0.79]),
      refurnish,
    ),
  },
  {
    tool: 'perfect_redesign',
    as: 'perfect_redesign-mid',
    room: 'Bedroom',
    act: inTurn(
      press('Floor and a few pieces'),
      press('Bedroom'),
      press('Coastal'),
      say('keep the walls'),
      film,
      apply,
    ),
  },
  {
    tool: 'perfect_redesign',
    as: 'perfect_redesign-extreme',
    room: 'Living room',
    act: inTurn(
      press('All furniture'),
      press('Wabi-sabi'),
      say('paint the walls sage green'),
      draw(OBJECT, [0.105, 0.265], [0.295, 0.88]),
      paintOver([0.38, 0.74], [0.68, 0.74], [0.6, 0.9], [0.48, 0.9], [0.4, 0.68], [0.66, 0.68]),
      refurnish,
    ),
  },
  { tool: 'fill_spaces', room: 'Bare shell', act: inTurn(draw(PLACE, [0.35, 0.15], [0.95, 0.98]), film, apply) },
  {
    tool: 'decor_staging',
    room: 'Living room, empty',
    act: inTurn(draw(PLACE, [0.1, 0.2], [0.4, 0.97]), film, press('Bookshelves'), apply),
  },
  {
    tool: 'precision',
    room: 'Living room',
    act: inTurn(draw(OBJECT, [0.365, 0.575], [0.455, 0.745]), say('paint it blue'), film, apply),
  },
  {
    tool: 'create_mask_image',
    room: 'Living room',
    act: inTurn(draw(OBJECT, [0.105, 0.265], [0.295, 0.88]), film),
    sides: photoAndMask,
  },
  {
    tool: 'room_composer',
    room: 'Living room',
    sides: planAndRoom,
  },
]

if (!(await buildIfChanged({ show: true })).ok) throw new Error('The build failed.')
await fillDataIfChanged('.wrangler/bench')
const { origin, stop } = await serve(['--persist-to', '.wrangler/bench'], '/api/health')
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  mkdirSync(FOLDER, { recursive: true })
  const wanted = process.argv.slice(2)
  for (const one of cases) if (!wanted.length || wanted.includes(one.as ?? one.tool)) await picture(one)
} finally {
  await browser.close()
  await stop()
}

async function picture({ tool, as = tool, room, act, sides = photoAndResult }: Case) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(`${origin}/en/house-doctor-ai?tool=${tool}`)
  await press(room)(page)
  await page.locator('.doctor-picture, .composer-plan').first().waitFor()
  await act?.(page)
  const resized = await Promise.all(
    (await sides(page)).map((side) => sharp(side).resize(SIDE_PX).png().toBuffer({ resolveWithObject: true })),
  )
  await page.close()
  const height = Math.max(...resized.map(({ info }) => info.height))
  await sharp({ create: { width: SIDE_PX * 2 + GAP_PX, height, channels: 3, background: 'white' } })
    .composite(resized.map(({ data }, place) => ({ input: data, left: place * (SIDE_PX + GAP_PX), top: 0 })))
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(`${FOLDER}/${as}.jpg`)
  process.stdout.write(`${as}\n`)
}

function bytesOf(url: string) {
  return Buffer.from(url.replace(/^.*,/, ''), 'base64')
}

async function photoAndResult(page: Page) {
  return (await page.evaluate(pictureOf)).map(bytesOf)
}

async function photoAndMask(page: Page) {
  return (await page.evaluate(maskOf)).map(bytesOf)
}

async function planAndRoom(page: Page) {
  const drawing = page.locator('.composer-drawing')
  const plan = await drawing.screenshot()
  await press('3D view')(page)
  await page.locator('.composer-room[aria-busy=false]').waitFor()
  // Models and materials come one after the other.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  return [plan, await drawing.screenshot()]
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
