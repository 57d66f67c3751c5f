import { FACES, type Face } from '../geometry/room-box.ts'
import { expectedOverlap, type RoomLabels } from '../network/label-room.ts'
import { classOdds, upperOdds } from './class-map.ts'
import type { Found, Tap } from './correction.ts'
import { withoutDoors } from './doors.ts'
import { withGlare } from './glare.ts'
import { Ground } from './ground.ts'
import { INSIDE } from './labelling.ts'
import type { Size } from './mask.ts'
import { isWall } from './region.ts'
import type { Scene } from './scene.ts'
import { flatSureness, wallSureness } from './sureness.ts'
import { surfaceFound } from './surface.ts'
import { labelsFrom, type SurfaceMap } from './surface-map.ts'
import { wallsFound } from './walls.ts'

/** `sureness`: where it is measured; of walls, only while nobody has tapped them. */
type AllFound = Found & { sureness?: number | undefined }

/** What a network expects of its walls beyond what they are: it is surer than right. */
const BEYOND = 0.045
/** Odds of what is known. */
const KNOWN = 3

/** What a rendered picture is known to show. */
export function shownBy(map: SurfaceMap, asked: readonly Face[], size: Size): AllFound {
  const labels = asked.map((face) => labelsFrom(map, face, size)).reduce(either)
  return { labels, evidence: Float32Array.from(labels, (label) => (label === INSIDE ? KNOWN : -KNOWN)) }
}

/** The surfaces of some faces: walls together, because they share a paint, floor and ceiling each by itself. */
export function facesFound(
  scene: Scene,
  faces: Uint8Array,
  asked: readonly Face[],
  taps: readonly Tap[],
  classes?: RoomLabels,
): AllFound {
  const { image, links } = scene
  const faceAt = ({ x, y }: Tap) => FACES[faces[Math.floor(y) * image.width + Math.floor(x)] as number]
  const byItself = (face: Face): AllFound => {
    const first = taps.find((tap) => tap.isPositive && (asked.length === 1 || faceAt(tap) === face))
    const ground = scene.ground ?? new Ground(image, faces, [face])
    const isFlat = face === 'floor' || face === 'ceiling'
    const odds = classes && isFlat ? flatOdds(classes, face, faces, image) : undefined
    // Whoever taps beside what the network sees knows better.
    const at = first && Math.floor(first.y) * image.width + Math.floor(first.x)
    if (!odds || (at !== undefined && (odds[at] as number) < 0)) return surfaceFound(image, links, ground, first)
    const seen = new Ground(image, facesWith(faces, face, odds), [face])
    const found = surfaceFound(image, links, seen, first, odds)
    const labels = face === 'floor' ? withGlare(image, seen, found.labels, odds) : found.labels
    return { ...found, labels, sureness: flatSureness(seen, labels, odds) }
  }
  // One face that was tapped is grown from there: nobody has to guess where it is.
  if (asked.length === 1 && taps.some(({ isPositive }) => isPositive)) return byItself(asked[0] as Face)
  const walls = asked.filter((face) => isWall(FACES.indexOf(face)))
  const found = asked.filter((face) => !walls.includes(face)).map(byItself)
  if (walls.length > 0) {
    const ground = scene.ground ?? new Ground(image, faces, walls.length < 3 ? walls : FACES)
    const odds = classes && upperOdds(classes, faces, image).wall
    const network = odds && { ...classes, odds: scene.doors ? withoutDoors(odds, scene.doors) : odds }
    const onWalls = wallsFound(scene, faces, ground, network)
    const ruled = wallSureness(faces, onWalls)
    found.push({ ...onWalls, sureness: classes ? Math.min(ruled, expectedOverlap(classes, 'wall') - BEYOND) : ruled })
  }
  return found.reduce((one, other) => ({
    labels: either(one.labels, other.labels),
    evidence: one.evidence.map((odds, pixel) => Math.max(odds, other.evidence[pixel] as number)),
    sureness: leastOf(one.sureness, other.sureness),
  }))
}

const flatOdds = (classes: RoomLabels, face: 'floor' | 'ceiling', faces: Uint8Array, size: Size) =>
  face === 'floor' ? classOdds(classes, face, size) : upperOdds(classes, faces, size).ceiling

/** Odds from which a network is believed against the box, whose lines are often off. */
const BELIEVED = 0.5

/** The faces of the box, with a floor or ceiling that reaches as far as a network is believed. */
const facesWith = (faces: Uint8Array, face: Face, odds: Float32Array) =>
  faces.map((one, pixel) => ((odds[pixel] as number) > BELIEVED ? FACES.indexOf(face) : one))

const leastOf = (one?: number, other?: number) =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)

const either = (one: Uint8Array, other: Uint8Array) =>
  one.map((label, pixel) => (other[pixel] === INSIDE ? INSIDE : label))
