/**
 * npm run house-doctor:pictures [names]: applies each House Doctor function to a sample room on the page and writes
 * docs/house-doctor, for people to judge, and the pictures of the four doors of its start page.
 */
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { serve } from './bench/servers.ts'
import { findChromium } from './lib/chromium.mjs'
import { buildIfChanged, fillDataIfChanged } from './lib/prepare.mjs'
import { press } from './room-pictures/acts.ts'
import { type Case, cases, doorCases } from './room-pictures/cases.ts'
import { photoAndResult } from './room-pictures/sides.ts'

const FOLDER = 'docs/house-doctor'
const SIDE_PX = 480
const GAP_PX = 8
const QUALITY = 72
const DOORS = 'public/doors'
const DOOR_PX = 880
const DOOR_QUALITY = 50
/** Generous, because the machine may be busy. */
const PATIENCE_MS = 120_000

if (!(await buildIfChanged({ show: true })).ok) throw new Error('The build failed.')
await fillDataIfChanged('.wrangler/bench')
const { origin, stop } = await serve(['--persist-to', '.wrangler/bench'], '/api/health')
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  mkdirSync(FOLDER, { recursive: true })
  const wanted = process.argv.slice(2)
  const isWanted = (name: string) => !wanted.length || wanted.includes(name)
  for (const one of cases) if (isWanted(one.as ?? one.tool)) await picture(one)
  for (const one of doorCases) if (isWanted(`door-${one.door}`)) await doorPictures(one)
} finally {
  await browser.close()
  await stop()
}

async function picture(one: Case) {
  const resized = await Promise.all(
    (await sidesOf(one)).map((side) => sharp(side).resize(SIDE_PX).png().toBuffer({ resolveWithObject: true })),
  )
  const height = Math.max(...resized.map(({ info }) => info.height))
  await sharp({ create: { width: SIDE_PX * 2 + GAP_PX, height, channels: 3, background: 'white' } })
    .composite(resized.map(({ data }, index) => ({ input: data, left: index * (SIDE_PX + GAP_PX), top: 0 })))
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(`${FOLDER}/${one.as ?? one.tool}.jpg`)
  process.stdout.write(`${one.as ?? one.tool}\n`)
}

/** Before and after, in the sizes that the start page asks for. */
async function doorPictures(one: (typeof doorCases)[number]) {
  mkdirSync(DOORS, { recursive: true })
  const [before, after] = await sidesOf(one)
  for (const [side, picture] of Object.entries({ before, after })) {
    const file = `${DOORS}/${one.door}-${side}`
    const resized = (width: number) => sharp(picture).resize({ width, height: Math.round((width * 9) / 16) })
    await resized(DOOR_PX).avif({ quality: DOOR_QUALITY }).toFile(`${file}.avif`)
    await resized(DOOR_PX / 2)
      .avif({ quality: DOOR_QUALITY })
      .toFile(`${file}-${DOOR_PX / 2}.avif`)
    await resized(DOOR_PX).webp({ quality: QUALITY }).toFile(`${file}.webp`)
  }
  process.stdout.write(`door-${one.door}\n`)
}

/** Works on the page as a visitor does. */
async function sidesOf({ tool, room, act, sides = photoAndResult }: Case) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(`${origin}/en/house-doctor-ai?tool=${tool}`)
  await press(room)(page)
  await page.locator('.doctor-picture, .composer-plan').first().waitFor()
  await act?.(page)
  const pictures = await sides(page)
  await page.close()
  return pictures
}
