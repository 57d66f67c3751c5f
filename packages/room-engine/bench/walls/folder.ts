import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type Mask, newMask, type Size } from '../../src/masks/mask.ts'
import type { Photo } from '../../src/picture.ts'
import { type FloorTruth, floorTruth } from './floors.ts'

/** A photograph with the truth of its walls and, where it was drawn, of its floor; `kind` is the room's, where a list says so. */
export type WallPhotograph = {
  name: string
  kind: string | undefined
  photo: Photo
  truth: Mask
  floorTruth: FloorTruth | undefined
}

/** Longer side, in pixels, of a photo on the page. */
const PAGE_EDGE_PX = 1024
/** Truth is antialiased in some files. */
const WHITE = 60

/** Photographs `NAME.jpg` of a folder with their walls `NAME_walls.png`, one by one. */
export async function* wallPhotographs(folder: string, kindsFile?: string): AsyncGenerator<WallPhotograph> {
  const kinds = kindsOf(kindsFile ?? path.join(folder, 'kinds.txt'))
  for (const file of readdirSync(folder).sort()) {
    const name = path.basename(file, '.jpg')
    const truthFile = path.join(folder, `${name}_walls.png`)
    if (!file.endsWith('.jpg') || !existsSync(truthFile)) continue
    const photo = await photoOf(path.join(folder, file))
    yield {
      name,
      kind: kinds.get(name),
      photo,
      truth: await truthOf(truthFile, photo),
      floorTruth: await floorTruth(name, photo),
    }
  }
}

/** Lines of a name and the kind of room, such as `bedroom`. */
function kindsOf(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Map(
    lines.map((line) => line.trim().split(/\s+/)).flatMap(([name, kind]) => (name && kind ? [[name, kind]] : [])),
  )
}

async function photoOf(file: string): Promise<Photo> {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ width: PAGE_EDGE_PX, height: PAGE_EDGE_PX, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(data) }
}

async function truthOf(file: string, { width, height }: Size): Promise<Mask> {
  const grey = await sharp(file)
    .removeAlpha()
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const mask = newMask(width, height)
  for (let pixel = 0; pixel < mask.data.length; pixel++) if ((grey[pixel] as number) >= WHITE) mask.data[pixel] = 255
  return mask
}
