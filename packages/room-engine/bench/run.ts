/**
 * npm run bench:house-doctor [part …] [--tuning | --held-out] [--rooms N]: measures the engine on rendered rooms; a
 * full run writes measured.md. Even seeds are for tuning (the first N), odd ones are held out and only summarised.
 * `photographs --folder <folder> [--kinds <file>] [--weights <file>] [--sheets <folder>]` measures walls and floors on
 * photographs instead, as the page finds them.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { geometry } from './geometry.ts'
import { makeover } from './makeover.ts'
import { masks } from './masks.ts'
import type { BenchPart, Figures } from './part.ts'
import { photographs } from './photographs.ts'
import { removal } from './removal.ts'
import { type Measured, reportOf, shown, tableOf } from './report.ts'
import { photoOf, roomFiles } from './room-store.ts'
import { truthOf } from './room-truth.ts'
import { staging } from './staging.ts'
import { surfaces } from './surfaces.ts'
import { measureWalls } from './walls/walls.ts'

const ROOMS = 60
const parts: readonly BenchPart[] = [geometry, masks, staging, surfaces, removal, makeover]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tuning: { type: 'boolean' },
    'held-out': { type: 'boolean' },
    rooms: { type: 'string' },
    seeds: { type: 'string' },
    photos: { type: 'string' },
    folder: { type: 'string' },
    kinds: { type: 'string' },
    weights: { type: 'string' },
    sheets: { type: 'string' },
  },
})
if (positionals[0] === 'sheets') {
  const seeds = values.seeds?.split(',').filter(Boolean).map(Number) ?? [...Array(ROOMS / 2).keys()].map((n) => 2 * n)
  const { writeSheets } = await import('./sheets.ts')
  await writeSheets({ folder: positionals[1] ?? 'sheets', seeds, photos: values.photos })
  process.exit()
}
if (positionals.includes('photographs')) {
  await measureWalls(values)
  process.exit()
}
const chosen = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const isHeldOut = (seed: number) => seed % 2 === 1
const isWanted = (seed: number) => (isHeldOut(seed) ? !values.tuning && !values.rooms : !values['held-out'])
const seeds = [...Array(ROOMS).keys()].filter(isWanted).slice(0, Number(values.rooms ?? ROOMS))

const measured: Measured = { tuning: [], heldOut: [], photographs: [] }
for (const seed of seeds) {
  const files = await roomFiles(seed)
  const photo = await photoOf(files)
  const room = { seed, files, photo, truth: truthOf(files.plan, photo.width, photo.height) }
  const figures = await figuresOf((part) => part.room(room))
  if (isHeldOut(seed)) measured.heldOut.push(figures)
  else {
    measured.tuning.push(figures)
    console.log(`room ${seed}: ${shown(chosen, figures)}`)
  }
}
for (const photo of await photographs()) {
  const figures = await figuresOf((part) => part.photo?.(photo) ?? {})
  measured.photographs.push(figures)
  console.log(`${photo.name}: ${shown(chosen, figures)}`)
}

console.log(`\n${tableOf(chosen, measured)}`)
const isWhole = chosen.length === parts.length && seeds.length === ROOMS
if (isWhole) writeFileSync(path.join(import.meta.dirname, '../measured.md'), reportOf(parts, measured))

async function figuresOf(measure: (part: BenchPart) => Figures | Promise<Figures>): Promise<Figures> {
  let all: Figures = {}
  for (const part of chosen) all = { ...all, ...(await measure(part)) }
  return all
}
