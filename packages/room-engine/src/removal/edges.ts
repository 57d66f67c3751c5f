import type { Box, Face } from '../geometry/room-box.ts'
import { FACE_AXES, placeOfFace } from './face-plane.ts'

/** Edges of the room, those with skirting first: they win where two strips meet. */
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

/** Face coordinates of a point `along` an edge and `away` from it, in metres. */
export function placeBeside(box: Box, face: Face, edge: Edge, along: number, away: number): readonly [number, number] {
  const other = edge[0] === face ? edge[1] : edge[0]
  const end = placeOfFace(box, other)
  const from = end - Math.sign(end) * away
  return FACE_AXES[other].across === FACE_AXES[face].u ? [from, along] : [along, from]
}

/** Inverse of `placeBeside`. */
export function besideEdge(box: Box, face: Face, edge: Edge, u: number, v: number): { along: number; away: number } {
  const other = edge[0] === face ? edge[1] : edge[0]
  return { along: FACE_AXES[other].across === FACE_AXES[face].u ? v : u, away: awayFrom(box, face, edge, u, v) }
}

/** Distance from an edge on a face, in metres. */
export function awayFrom(box: Box, face: Face, edge: Edge, u: number, v: number): number {
  const other = edge[0] === face ? edge[1] : edge[0]
  return Math.abs((FACE_AXES[other].across === FACE_AXES[face].u ? u : v) - placeOfFace(box, other))
}
