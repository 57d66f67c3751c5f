import { toOklab } from '../src/colour.ts'
import type { Photo } from '../src/picture.ts'
import { plainWhite, whiteIn } from '../src/surfaces/exposure.ts'
import { litSurfaces } from '../src/surfaces/lit-surfaces.ts'
import { lightOfHex } from '../src/surfaces/materials/drawing.ts'
import { inMood } from '../src/surfaces/mood.ts'
import { repaint } from '../src/surfaces/repaint.ts'
import { retexture } from '../src/surfaces/retexture.ts'
import { styles } from '../src/surfaces/styles.ts'
import { faceSurface } from '../src/surfaces/surface.ts'
import { textureOf } from '../src/surfaces/texture.ts'
import { changesOutside } from './makeover-gates.ts'
import { median } from './median.ts'
import { type BenchPart, type BenchRoom, type Figures, row } from './part.ts'
import { roomFiles } from './room-store.ts'
import { IDS } from './rooms/scene.ts'
import { similarityOf } from './similarity.ts'
import {
  cleanOf,
  exposedBy,
  exposureBetween,
  fallenLight,
  idsOf,
  lightDifference,
  maskOf,
  meanDifference,
  otherFloorOf,
  underFlatLight,
  withOpacity,
} from './surface-truth.ts'

const PAINTS = ['E9E5DE', 'A3AC98', '5F7C93', 'B5714F', '3D4450', 'D9B45B'] as const

/** Minimum pixels of a surface. */
const LEAST_PX = 4000
const SOFT_PX = 3

export const surfaces: BenchPart = {
  name: 'surfaces',
  method: `Masks, camera and box are the true ones. *Repaint*: the back wall gets one of six paints by seed, as if white were fully lit; each pixel is then divided by the light that the renderer has there, which the same room with another wall tells, and the mean of what is left is compared with the paint; pixels that are blown in either say nothing. *Rendered*: the wall is painted, or the floor laid, as in the room's own variant, in the light and exposure that the engine finds in the photo, and compared pixel by pixel with the render of that variant; reflections in a polished floor, which the engine does not draw, count as mistakes. A variant is exposed for itself, so its exposure is brought to the photo's by what both show alike. *SSIM* is that of the two after a blur of ${SOFT_PX} px. *White*: how bright a white wall would be in the photo, found against true. *Outside*: bytes of the RGBA that differ where the mask has nothing, opacity everywhere. Times are those of the processor for one photo of 1024 × 768 px in Node, masks and textures of 1024 px included.`,
  rows: [
    row('repaint', 'repaint, ΔE00 to the target under flat light', 'median', '', { atMost: 2 }, { atMost: 1 }),
    row('repaintRendered', 'repaint, ΔE00 to the rendered wall', 'median', '', { atMost: 6 }, { atMost: 4 }),
    row('floorRendered', 'floor, ΔE00 to the rendered floor', 'median', '', { atMost: 6 }, { atMost: 4 }),
    row('floorSimilarity', 'floor, SSIM to the rendered floor', 'mean', '', { atLeast: 0.85 }, { atLeast: 0.93 }),
    row('white', 'how bright white is, error', 'median', '%', { atMost: 25 }, { atMost: 15 }),
    row('outside', 'change outside the mask', 'mean', 'bytes', { atMost: 0 }),
    row('repaintTime', 'time of a repaint', 'median', 's', { atMost: 0.3 }),
    row('moodTime', 'time of a mood', 'median', 's', { atMost: 0.3 }),
    row('retextureTime', 'time of a new floor', 'median', 's', { atMost: 0.8 }),
  ],
  room: async (room: BenchRoom): Promise<Figures> => {
    const ids = await idsOf(room.files)
    const photo = withOpacity(room.photo)
    const clean = await cleanOf(room.files)
    const mood = timed(() => inMood(photo, styles.midcentury_modern.mood))
    const shown = { ...room, photo, clean, ids }
    const [wall, floor] = [await wallFigures(shown), await floorFigures(shown)]
    const outside = (wall.outside ?? 0) + (floor.outside ?? 0)
    return { moodTime: mood.seconds, ...wall, ...floor, outside }
  },
}

function timed<Result>(work: () => Result): { result: Result; seconds: number } {
  const started = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(started)
  return { result, seconds: (user + system) / 1e6 }
}

type ShownRoom = BenchRoom & { clean: Photo; ids: Uint8Array }

async function wallFigures({ seed, files, truth, photo, clean, ids }: ShownRoom): Promise<Figures> {
  const shown = [...ids.keys()].filter((pixel) => ids[pixel] === IDS.back)
  if (shown.length < LEAST_PX) return {}
  const part = { mask: maskOf(photo, ids, IDS.back), surface: faceSurface(truth.camera, truth.box, 'back') }
  const target = lightOfHex(PAINTS[(seed >> 1) % PAINTS.length] as string)
  const painted = timed(() => repaint(litSurfaces(photo, [part], plainWhite(1)), toOklab(...target)))
  const other = await cleanOf(await roomFiles(seed, 'other-wall'))
  const [r, g, b] = files.plan.look.otherWall.color
  const exposed = exposureBetween(clean, other, ids, IDS.back)
  const fallen = fallenLight(other, [r, g, b], shown)
  const flat = underFlatLight(painted.result, fallen)
  const asOther = repaint(litSurfaces(photo, [part]), toOklab(r, g, b))
  return {
    ...(flat && { repaint: lightDifference(flat, target) }),
    repaintRendered: meanDifference(asOther, exposedBy(other, exposed), shown),
    white: 100 * Math.abs(whiteIn(photo).brightness / (exposed * median(fallen.map(({ light }) => light[1]))) - 1),
    outside: changesOutside(photo, painted.result, part.mask),
    repaintTime: painted.seconds,
  }
}

async function floorFigures({ seed, files, truth, photo, clean, ids }: ShownRoom): Promise<Figures> {
  const shown = [...ids.keys()].filter((pixel) => ids[pixel] === IDS.floor)
  if (shown.length < LEAST_PX) return {}
  const part = { mask: maskOf(photo, ids, IDS.floor), surface: faceSurface(truth.camera, truth.box, 'floor') }
  const swatch = otherFloorOf(files)
  const laid = timed(() => retexture(litSurfaces(photo, [part]), textureOf(swatch)))
  const other = await cleanOf(await roomFiles(seed, 'other-floor'))
  const exposed = exposureBetween(clean, other, ids, IDS.floor)
  const rendered = exposedBy(other, exposed)
  return {
    floorRendered: meanDifference(laid.result, rendered, shown),
    floorSimilarity: similarityOf(laid.result, rendered, (pixel) => ids[pixel] === IDS.floor, SOFT_PX),
    outside: changesOutside(photo, laid.result, part.mask),
    retextureTime: laid.seconds,
  }
}
