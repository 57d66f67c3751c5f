import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type Mask, newMask, type Size } from '../../src/masks/mask.ts'
import { overlap } from '../taps.ts'

/** The floor that a photograph shows; rugs on it count neither way. */
export type FloorTruth = { floor: Mask; rugs: Mask }

type Outline = { shows: string; points: string }

const FILE = path.join(import.meta.dirname, 'floors.csv')
/** Outlines are in thousandths of the picture's sides. */
const WHOLE = 1000
const COLOURS: Record<string, string> = { floor: '#f00', rug: '#0f0', not: '#000' }

/** Outlines by photograph, drawn by hand; a later one covers what lies under it. */
function outlinesIn(file: string): Map<string, Outline[]> {
  const all = new Map<string, Outline[]>()
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [name = '', shows = '', points = ''] = line.split(',')
    const outlines = all.get(name) ?? []
    if (points) outlines.push({ shows, points })
    all.set(name, outlines)
  }
  return all
}

const outlines = outlinesIn(FILE)

/** Undefined for a photograph that shows no floor, or whose floor nobody has drawn. */
export async function floorTruth(name: string, { width, height }: Size): Promise<FloorTruth | undefined> {
  const drawn = outlines.get(name)
  if (!drawn?.length) return undefined
  const shapes = drawn.map(({ shows, points }) => `<polygon fill="${COLOURS[shows]}" points="${points}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WHOLE} ${WHOLE}" preserveAspectRatio="none" shape-rendering="crispEdges"><rect width="${WHOLE}" height="${WHOLE}"/>${shapes.join('')}</svg>`
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  const truth = { floor: newMask(width, height), rugs: newMask(width, height) }
  for (let pixel = 0; pixel < width * height; pixel++) {
    truth.floor.data[pixel] = pixels[pixel * 3] as number
    truth.rugs.data[pixel] = pixels[pixel * 3 + 1] as number
  }
  return truth
}

/** Intersection over union with the true floor, away from rugs. */
export function floorOverlap(found: Mask, { floor, rugs }: FloorTruth): number {
  const data = found.data.map((value, pixel) => ((rugs.data[pixel] as number) > 0 ? 0 : value))
  return overlap({ ...found, data }, floor)
}
