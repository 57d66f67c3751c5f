import type { Box, Face } from '../geometry/room-box.ts'
import { AXES, placeOfFace } from './face-plane.ts'

/** The edges of the room, the ones with skirting first: where two strips meet the first one rules. */
export const EDGES = [
  ['floor', 'back'],
  ['floor', 'left'],
  ['floor', 'right'],
  ['ceiling', 'back'],
  ['ceiling', 'left'],
  ['ceiling', 'right'],
  ['back', 'left'],
  ['back', 'right'],
] as const satisfies readonly (readonly [Face, Face])[]
export type Edge = (typeof EDGES)[number]

/** Where on a face the point is that lies so far along an edge and so far from it, in metres. */
export function placeBeside(box: Box, face: Face, edge: Edge, along: number, away: number): readonly [number, number] {
  const other = edge[0] === face ? edge[1] : edge[0]
  const end = placeOfFace(box, other)
  const from = end - Math.sign(end) * away
  return AXES[other].across === AXES[face].u ? [from, along] : [along, from]
}

/** The other way round: how far along the edge and away from it a place of the face is. */
export function besideEdge(box: Box, face: Face, edge: Edge, u: number, v: number): { along: number; away: number } {
  const other = edge[0] === face ? edge[1] : edge[0]
  return { along: AXES[other].across === AXES[face].u ? v : u, away: awayFrom(box, face, edge, u, v) }
}

/** How far from an edge a place of a face is, in metres. */
export function awayFrom(box: Box, face: Face, edge: Edge, u: number, v: number): number {
  const other = edge[0] === face ? edge[1] : edge[0]
  return Math.abs((AXES[other].across === AXES[face].u ? u : v) - placeOfFace(box, other))
}
