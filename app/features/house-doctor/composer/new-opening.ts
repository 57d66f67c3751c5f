import {
  fitOpening,
  INNER_WALLS,
  openingsOverlap,
  type RoomOpening,
  type RoomShape,
  type RoomWall,
  wallSpan,
} from './document.ts'

type NewOpening = Omit<RoomOpening, 'id'>

/** Usual doors and windows, in millimetres. */
const USUAL: Record<RoomOpening['kind'], Pick<RoomOpening, 'widthMm' | 'sillMm' | 'topMm'>> = {
  door: { widthMm: 900, sillMm: 0, topMm: 2100 },
  window: { widthMm: 1400, sillMm: 900, topMm: 2200 },
}

/** Doors try the front first, windows the back. */
const WALLS_FOR: Record<RoomOpening['kind'], readonly RoomWall[]> = {
  door: ['front', 'left', 'right', 'back', ...INNER_WALLS],
  window: ['back', 'right', 'left', 'front', ...INNER_WALLS],
}

const FROM_CORNER_MM = 100
const STEP_MM = 100

/** The first free place in a wall: doors near a corner, windows in the middle. */
export function freeOpening(
  shape: RoomShape,
  openings: readonly RoomOpening[],
  kind: RoomOpening['kind'],
): NewOpening | undefined {
  for (const wall of WALLS_FOR[kind]) {
    const [from, upTo] = wallSpan(shape, wall)
    const { widthMm } = USUAL[kind]
    const first = kind === 'door' ? from + FROM_CORNER_MM : (from + upTo - widthMm) / 2
    const others = Array.from({ length: Math.floor((upTo - from) / STEP_MM) }, (_, step) => from + step * STEP_MM)
    for (const atMm of [first, ...others]) {
      const opening = fitOpening(shape, { id: 0, kind, wall, atMm, hinge: 'near', ...USUAL[kind] })
      if (!opening || openings.some((other) => openingsOverlap(opening, other))) continue
      const { id: _, ...free } = opening
      return free
    }
  }
  return undefined
}
