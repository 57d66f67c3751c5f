import { type Camera, toPicture } from '../geometry/camera.ts'
import { isMarkedAt, type Mask } from '../masks/mask.ts'
import { type Footprint, pointsOf, type Solid } from './footprint.ts'

/** A thing of a photo: its place on the floor, and where it is seen. */
export type SeenThing = { solid: Solid; mask: Mask }

/** Distance from the camera, which stands at x = z = 0; metres. */
export const awayOf = ({ x, z }: Pick<Footprint, 'x' | 'z'>) => Math.hypot(x, z)

/** Things that hide what stands at a place: those nearer to the camera. */
export const thingsBefore = (things: readonly SeenThing[], place: Pick<Footprint, 'x' | 'z'>) =>
  things.filter(({ solid }) => awayOf(solid) < awayOf(place))

type View = { camera: Camera; heightM: number }

/** Share of a solid's place on the floor, of what lies in the picture, that a mask covers; 0 to 1. */
export function coveredFoot({ camera, heightM }: View, covered: Mask, solid: Solid): number {
  const marks = pointsOf(solid)
    .filter(([, up]) => up <= solid.low + FOOT_SHARE * (solid.high - solid.low))
    .flatMap(([x, , z]) => {
      const pixel = toPicture(camera, [x, heightM, z])
      const share = covered.width / camera.widthPx
      const isMarked = pixel && isMarkedAt(covered, [pixel[0] * share, pixel[1] * share])
      return isMarked === undefined ? [] : [isMarked]
    })
  return marks.filter(Boolean).length / Math.max(1, marks.length)
}

/** Of the heights of `pointsOf`, the lowest. */
const FOOT_SHARE = 0.1

/** Share of a solid, of what lies in the picture, that things of the photo hide; 0 to 1. */
export function hiddenByThings({ camera, heightM }: View, things: readonly SeenThing[], solid: Solid): number {
  const masks = thingsBefore(things, solid).map(({ mask }) => mask)
  let [hidden, all] = [0, 0]
  for (const [x, up, z] of pointsOf(solid)) {
    const pixel = toPicture(camera, [x, heightM - up, z])
    const marks = pixel ? masks.map((mask) => isMarkedAt(mask, pixel)) : []
    if (marks.every((isMarked) => isMarked === undefined)) continue
    all++
    if (marks.includes(true)) hidden++
  }
  return all === 0 ? 0 : hidden / all
}
