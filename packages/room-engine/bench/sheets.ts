/**
 * npm run bench:house-doctor -- sheets FOLDER [--seeds 0,2] [--photos FOLDER]: furnishes empty rendered rooms and
 * photographs in four styles each, and writes what a person judges: a sheet a room, and contact sheets of our renders.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Photo } from '../src/picture.ts'
import { type FurnishedRoom, furnishedRoom } from '../src/staging/furnish.ts'
import type { SetProduct } from '../src/staging/room-set.ts'
import type { SetStyle } from '../src/staging/style.ts'
import type { RoomKind } from '../src/staging/templates/templates.ts'
import { products } from './furniture.ts'
import { grid } from './grid.ts'
import { modelsOf } from './models.ts'
import { type SheetRoom, sheetRooms } from './sheet-room.ts'
import { openSheetStage } from './sheet-stage.ts'

const KINDS = ['living', 'bedroom', 'dining', 'study', 'hall'] as const satisfies readonly RoomKind[]
const FOUR = ['japandi', 'classic', 'modern', 'tropical'] as const satisfies readonly SetStyle[]

export type SheetWish = { folder: string; seeds: readonly number[]; photos?: string }

export async function writeSheets({ folder, seeds, photos }: SheetWish) {
  mkdirSync(folder, { recursive: true })
  const stage = await openSheetStage()
  const rows: Buffer[] = []
  let turn = 0
  for await (const room of sheetRooms(seeds, photos)) {
    const { kind, sets } = furnishedAs(room, turn++)
    const said = sets.map(({ pieces, dressing }) => `${pieces.length}+${dressing.length}`).join(' ')
    if (!kind) {
      console.log(`${room.name}: no kind of room fits`)
      continue
    }
    const { pictures, times } = await stage.draw(room, sets.map(modelsOf))
    const shown = [Buffer.from(room.photo.data), ...pictures]
    const isOurs = room.isOurs
    await sheetOf(room.photo, shown, path.join(folder, `${room.name}-${kind}.jpg`))
    if (isOurs) rows.push(await rowOf(room.photo, shown))
    const left = [...new Set(sets.flatMap(({ leftOut }) => leftOut))].join(', ') || 'nothing'
    const seconds = times.sets.map((time) => (time / 1000).toFixed(1)).join(' ')
    console.log(`${room.name}, ${kind}: ${said} pieces; left out: ${left}; ${seconds} s`)
  }
  await stage.close()
  await contactSheets(rows, folder)
}

/** So many things make a furnished room. */
const FULL = 5

/** The room's kind by turn, or the next that the room has space for, in four styles. */
function furnishedAs({ plan }: SheetRoom, turn: number): { kind?: RoomKind; sets: FurnishedRoom<SetProduct>[] } {
  const byTurn = KINDS.map((_, next) => KINDS[(turn + next) % KINDS.length] as RoomKind)
  // The rendered rooms are no halls: one is furnished as such where nothing else fits.
  const tries = [...byTurn.filter((kind) => kind !== 'hall'), 'hall' as const].map((kind) => {
    return { kind, sets: FOUR.map((style) => furnishedRoom(plan, products, { room: kind, style })) }
  })
  const holds = (is: (set: FurnishedRoom<SetProduct>) => boolean) => tries.find(({ sets }) => sets.every(is))
  const isFull = ({ pieces, dressing }: FurnishedRoom<SetProduct>) =>
    pieces.length > 0 && pieces.length + dressing.length >= FULL
  return holds(isFull) ?? holds(({ pieces }) => pieces.length > 0) ?? { sets: [] }
}

const pngOf = (data: Buffer, { width, height }: Photo, wide: number) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: wide })
    .png()
    .toBuffer({ resolveWithObject: true })

async function sheetOf(photo: Photo, shown: readonly Buffer[], file: string) {
  const four = await Promise.all(shown.slice(1).map((data) => pngOf(data, photo, 760)))
  writeFileSync(file, await grid(four, 2).jpeg({ quality: 88 }).toBuffer())
}

async function rowOf(photo: Photo, shown: readonly Buffer[]): Promise<Buffer> {
  return grid(await Promise.all(shown.map((data) => pngOf(data, photo, 300))), shown.length)
    .png()
    .toBuffer()
}

const ROWS = 10

async function contactSheets(rows: readonly Buffer[], folder: string) {
  for (let first = 0; first < rows.length; first += ROWS) {
    const some = await Promise.all(
      rows.slice(first, first + ROWS).map((row) => sharp(row).toBuffer({ resolveWithObject: true })),
    )
    const file = path.join(folder, `sheet-${1 + first / ROWS}.avif`)
    writeFileSync(file, await grid(some, 1).avif({ quality: 50 }).toBuffer())
  }
}
