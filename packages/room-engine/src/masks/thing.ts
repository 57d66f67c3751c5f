import { FACES } from '../geometry/room-box.ts'
import type { RoomLabels } from '../network/label-room.ts'
import { classChances } from './class-map.ts'
import { connectedTo } from './connected.ts'
import type { Found, Tap } from './correction.ts'
import { Ground } from './ground.ts'
import { INSIDE, type Links, OUTSIDE } from './labelling.ts'
import { surfaceFound } from './surface.ts'
import type { WorkingImage } from './working-image.ts'

/** Labels of what is no surface of the room, and has outlines of its own. */
const THINGS = ['furniture', 'thing', 'curtain'] as const

/**
 * The thing that a tap (pixels of the image) is on: its colours, within what a network sees as things there; undefined
 * where it sees a surface of the room.
 */
export function thingFound(image: WorkingImage, links: Links, tap: Tap, classes: RoomLabels): Found | undefined {
  const chances = classChances(classes, THINGS, image)
  const isThing = (pixel: number) => (chances[pixel] as number) > 0.5
  const at = Math.floor(tap.y) * image.width + Math.floor(tap.x)
  if (!isThing(at)) return undefined
  // What is connected of things is to the thing what a face of the box is to a surface.
  const [here, elsewhere] = [FACES.indexOf('back'), FACES.indexOf('ceiling')]
  const faces = new Uint8Array(chances.length).fill(elsewhere)
  for (const pixel of connectedTo(image, at, isThing)) faces[pixel] = here
  const found = surfaceFound(image, links, new Ground(image, faces, ['back']), tap)
  // Other things of its colours are not meant.
  const labels = new Uint8Array(faces.length).fill(OUTSIDE)
  for (const pixel of connectedTo(image, at, (pixel) => found.labels[pixel] === INSIDE)) labels[pixel] = INSIDE
  return { ...found, labels }
}
