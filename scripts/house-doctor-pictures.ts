/**
 * npm run house-doctor:pictures: applies each House Doctor function to a sample room on the page and writes
 * docs/house-doctor, for people to judge.
 */
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { serve } from './bench/servers.ts'
import { findChromium } from './lib/chromium.mjs'
import { buildIfChanged, fillDataIfChanged } from './lib/prepare.mjs'
import { press } from './room-pictures/acts.ts'
import { type Case, cases } from './room-pictures/cases.ts'
import { photoAndResult } from './room-pictures/sides.ts'

const FOLDER = 'docs/house-doctor'
const SIDE_PX = 480
const GAP_PX = 8
const QUALITY = 72
/** Generous, because the machine may be busy. */
const PATIENCE_MS = 120_000

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
    .composite(resized.map(({ data }, index) => ({ input: data, left: index * (SIDE_PX + GAP_PX), top: 0 })))
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(`${FOLDER}/${as}.jpg`)
  process.stdout.write(`${as}\n`)
}
