import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { FloorPlan, Wall, WallRun } from '@vuong-tron/room-engine/staging/floor-plan'
import type { Solid } from '@vuong-tron/room-engine/staging/footprint'
import {
  CUT_CORNERS,
  type CutCorner,
  isInner,
  isLengthways,
  type RoomDocument,
  type RoomOpening,
  type RoomShape,
  sideOf,
  wallAt,
  wallSpan,
  wallsOf,
} from './document.ts'

/** Floor corners in millimetres, anticlockwise on the plan from the front left. */
export function outlineOf({ widthMm: w, depthMm: d, notch }: RoomShape): Vec2[] {
  const square: Record<CutCorner, Vec2> = {
    'front-left': [0, 0],
    'front-right': [w, 0],
    'back-right': [w, d],
    'back-left': [0, d],
  }
  return CUT_CORNERS.flatMap((corner): Vec2[] => {
    if (notch?.corner !== corner) return [square[corner]]
    const [x, z] = square[corner]
    const [inwardX, inwardZ] = [
      x === 0 ? notch.widthMm : w - notch.widthMm,
      z === 0 ? notch.depthMm : d - notch.depthMm,
    ]
    const inner: Vec2 = [inwardX, inwardZ]
    // Going round, the cut-out is reached along one wall and left along the next.
    const isAlongFirst = corner === 'front-right' || corner === 'back-left'
    const [along, down]: [Vec2, Vec2] = [
      [inwardX, z],
      [x, inwardZ],
    ]
    return isAlongFirst ? [along, inner, down] : [down, inner, along]
  })
}

/** Square metres. */
export function floorAreaM2({ widthMm, depthMm, notch }: RoomShape): number {
  return (widthMm * depthMm - (notch ? notch.widthMm * notch.depthMm : 0)) / 1e6
}

/** The cut-out as a solid block up to the ceiling. */
function blockOf({ widthMm, depthMm, heightMm, notch }: RoomShape): Solid[] {
  if (!notch) return []
  const [w, d] = [notch.widthMm / 1000, notch.depthMm / 1000]
  return [
    {
      x: notch.corner.endsWith('left') ? w / 2 : widthMm / 1000 - w / 2,
      z: notch.corner.startsWith('front') ? d / 2 : depthMm / 1000 - d / 2,
      w,
      d,
      turn: 0,
      low: 0,
      high: heightMm / 1000,
    },
  ]
}

/** Inner walls of the cut-out, in metres. */
const innerWallsOf = (shape: RoomShape): WallRun[] =>
  wallsOf(shape)
    .filter(isInner)
    .map((wall) => {
      const [from, to] = wallSpan(shape, wall)
      return { wall: sideOf(wall), at: wallAt(shape, wall) / 1000, from: from / 1000, to: to / 1000 }
    })

/** The room as an engine floor plan, in metres. */
export const planOfRoom = ({ shape, openings }: RoomDocument): FloorPlan => ({
  left: 0,
  right: shape.widthMm / 1000,
  front: 0,
  back: shape.depthMm / 1000,
  openings: openings.map(({ kind, wall, atMm, widthMm, sillMm }) => ({
    kind,
    wall: sideOf(wall),
    from: atMm / 1000,
    to: (atMm + widthMm) / 1000,
    sill: sillMm / 1000,
    ...(isInner(wall) && { at: wallAt(shape, wall) / 1000 }),
  })),
  inner: innerWallsOf(shape),
  kept: blockOf(shape),
})

/** Directions along a wall and outwards. */
const DIRECTIONS: Record<Wall, { along: Vec2; out: Vec2 }> = {
  front: { along: [1, 0], out: [0, -1] },
  back: { along: [1, 0], out: [0, 1] },
  left: { along: [0, 1], out: [-1, 0] },
  right: { along: [0, 1], out: [1, 0] },
}

/** Ends of an opening on the wall's inner face, and the outward direction; millimetres. */
export function openingLine(shape: RoomShape, { wall, atMm, widthMm }: RoomOpening) {
  const { along, out } = DIRECTIONS[sideOf(wall)]
  const at = wallAt(shape, wall)
  const start: Vec2 = isLengthways(wall) ? [at, atMm] : [atMm, at]
  const end: Vec2 = [start[0] + along[0] * widthMm, start[1] + along[1] * widthMm]
  return { start, end, along, out }
}
