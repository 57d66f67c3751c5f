import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MeshoptDecoder } from 'meshoptimizer'
import sharp from 'sharp'
import { findLayout, type RoomGeometry, usualRoom } from '../../src/geometry/layout.ts'
import { emptied } from '../../src/makeover/emptied.ts'
import { coveredFloor, furnitureSeen } from '../../src/makeover/furniture-seen.ts'
import { facesOf } from '../../src/masks/labels.ts'
import type { Mask } from '../../src/masks/mask.ts'
import { findSurfaces, isSure, labelMask } from '../../src/masks/masks.ts'
import { labelRoom } from '../../src/network/label-room.ts'
import type { Weights } from '../../src/network/weights.ts'
import type { Photo } from '../../src/picture.ts'
import { doorsSeen } from '../../src/staging/doors-seen.ts'
import { type FloorPlan, floorPlanOf } from '../../src/staging/floor-plan.ts'
import { type FurnishedRoom, furnishedRoom } from '../../src/staging/furnish.ts'
import type { SetProduct, SetWish } from '../../src/staging/room-set.ts'
import { SoftwareRenderer } from '../../src/staging/software-renderer.ts'
import { stageWith } from '../../src/staging/stage.ts'
import type { RoomKind } from '../../src/staging/templates/templates.ts'
import { faceParts, facesBeyondRims, foundParts } from '../../src/surfaces/face-parts.ts'
import { litSurfaces } from '../../src/surfaces/lit-surfaces.ts'
import { materialOf } from '../../src/surfaces/materials/materials.ts'
import { oklabOfHex, textureOfMaterial } from '../../src/surfaces/plan.ts'
import { repaint } from '../../src/surfaces/repaint.ts'
import { retexture } from '../../src/surfaces/retexture.ts'
import { products } from '../furniture.ts'
import { grid, type Tile } from '../grid.ts'
import { modelFile, modelsOf } from '../models.ts'
import { decoded } from '../room-store.ts'
import type { WallPhotograph } from './folder.ts'

const [TILE_WIDTH, TILE_HEIGHT, ROWS] = [420, 315, 6]
const PAINT = '2F6F73'
const FLOOR = 'oak_herringbone'
const STYLE = 'scandinavian'
const KINDS: readonly string[] = ['living', 'bedroom', 'dining', 'study'] satisfies RoomKind[]
const MARKED = 128

/** Contact sheets for people to judge: each photograph as the engine finds, paints, floors and furnishes it. */
export class ContactSheets {
  readonly #stage = stageWith(
    new SoftwareRenderer({
      decoder: MeshoptDecoder,
      read: async (model) => new Uint8Array(await modelFile(model)).buffer,
      decodePicture: (bytes) => decoded(Buffer.from(bytes)),
    }),
  )
  readonly #tiles: Tile[] = []

  async add({ name, kind, photo }: WallPhotograph, weights: Weights): Promise<void> {
    const labels = labelRoom(photo, weights)
    const found = findLayout(photo, labels)
    const room = found.ok ? found.layout : usualRoom(photo)
    const walls = findSurfaces(photo, room, facesOf('wall'), [], labels)
    const floor = findSurfaces(photo, room, facesOf('floor'), [], labels)
    const litWalls = litSurfaces(photo, faceParts(room, walls.mask, facesBeyondRims(walls.mask, room, facesOf('wall'))))
    const litFloor = litSurfaces(photo, foundParts(room, floor.mask, { floor: floor.mask }))
    const sure = (what: { sureness: number | undefined }) => (isSure(what.sureness) ? '' : ' (asks)')
    const { turnDegrees } = materialOf(FLOOR)
    const number = name.slice(-4)
    await this.#show(photo, `${number} ${kind ?? ''}`)
    await this.#show(marked(marked(photo, walls.mask, 2), floor.mask, 1), 'found')
    await this.#show(repaint(litWalls, oklabOfHex(PAINT)), `painted${sure(walls)}`)
    await this.#show(retexture(litFloor, textureOfMaterial(FLOOR), { turnDegrees }), `floor${sure(floor)}`)
    const things = furnitureSeen(photo, room, labels)
    const around = planOf(photo, room, { things, covered: coveredFloor(things, labels) })
    const wish: SetWish = { room: kind as RoomKind, style: STYLE }
    if (!KINDS.includes(kind ?? '')) return this.#show(photo, 'no set')
    const set = furnishedRoom(around, products, wish)
    if (set.pieces.length > 0) return this.#furnished(photo, room, around, set, 'around')
    const empty = await emptied(photo, room, labels)
    if (!empty) return this.#show(photo, 'no place')
    const plan = planOf(empty, room, { openings: doorsSeen(photo, room) })
    const anew = furnishedRoom(plan, products, wish)
    return this.#furnished(empty, room, plan, anew, anew.pieces.length > 0 ? 'taken out, anew' : 'taken out, no place')
  }

  async #furnished(
    photo: Photo,
    room: RoomGeometry,
    { things = [] }: FloorPlan,
    set: FurnishedRoom<SetProduct>,
    words: string,
  ): Promise<void> {
    const { camera, box } = room
    await this.#show((await this.#stage.stage({ photo, camera, box, things }, modelsOf(set))).picture, words)
  }

  async write(folder: string): Promise<void> {
    mkdirSync(folder, { recursive: true })
    const perSheet = ROWS * TILES_EACH
    for (let first = 0; first < this.#tiles.length; first += perSheet) {
      const sheet = grid(this.#tiles.slice(first, first + perSheet), TILES_EACH)
      writeFileSync(
        path.join(folder, `contact-${1 + first / perSheet}.jpg`),
        await sheet.jpeg({ quality: 84 }).toBuffer(),
      )
    }
  }

  async #show({ width, height, channels, data }: Photo, words: string): Promise<void> {
    const label = `<svg width="170" height="22"><rect width="170" height="22" fill="white"/><text x="4" y="16" font-size="15">${words.replace(/[^\w ()]/g, '')}</text></svg>`
    this.#tiles.push(
      await sharp(Buffer.from(data), { raw: { width, height, channels: channels as 3 } })
        .removeAlpha()
        .resize(TILE_WIDTH, TILE_HEIGHT, { fit: 'contain', background: 'white' })
        .composite([{ input: Buffer.from(label), left: 0, top: 0 }])
        .png()
        .toBuffer({ resolveWithObject: true }),
    )
  }
}

/** A photograph and what becomes of it. */
const TILES_EACH = 5

const planOf = (
  photo: Photo,
  { camera, box }: RoomGeometry,
  around: Partial<Pick<FloorPlan, 'things' | 'covered' | 'openings'>> = {},
) =>
  floorPlanOf(camera, box, {
    openings: doorsSeen(photo, { camera, box }),
    bareWalls: { camera, box, mask: labelMask(photo, { camera, box }, 'wall') },
    ...around,
  })

/** A photo with a mask shown in one channel. */
function marked({ width, height, channels, data }: Photo, mask: Mask, channel: number): Photo {
  const shown = new Uint8ClampedArray(data)
  for (let pixel = 0; pixel < width * height; pixel++)
    if ((mask.data[pixel] as number) >= MARKED) shown[pixel * channels + channel] = 255
  return { width, height, channels, data: shown }
}
