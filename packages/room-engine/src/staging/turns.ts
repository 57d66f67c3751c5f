import { type Mask, union } from '../masks/mask.ts'
import type { Piece } from './furniture-models.ts'
import { awayOf, type SeenThing, thingsBefore } from './seen-thing.ts'

/** Pieces that are drawn together, and what of the photo stands before all of them. */
export type Turn = { pieces: readonly Piece[]; kept?: Mask }

/**
 * The order in which pieces are drawn into a photo: rugs first, then from back to front, so that each is hidden by the
 * things of the photo that stand nearer to the camera, and by no others. At least one turn, which may be empty.
 */
export function turnsOf(pieces: readonly Piece[], things: readonly SeenThing[]): [Turn, ...Turn[]] {
  const flat = pieces.filter(({ isFlat }) => isFlat)
  const upright = pieces.filter(({ isFlat }) => !isFlat)
  const turns: { pieces: Piece[]; nearer: readonly SeenThing[] }[] = []
  if (flat.length > 0) turns.push({ pieces: flat, nearer: things })
  const isFirst = turns.length
  for (const piece of upright.toSorted((one, other) => awayOf(other) - awayOf(one))) {
    const nearer = thingsBefore(things, piece)
    const last = turns.length > isFirst ? turns.at(-1) : undefined
    if (last?.nearer.length === nearer.length) last.pieces.push(piece)
    else turns.push({ pieces: [piece], nearer })
  }
  const [first = { pieces: [] }, ...others] = turns.map(({ pieces: some, nearer }) => ({
    pieces: some,
    kept: unionOf(nearer),
  }))
  return [first, ...others]
}

function unionOf(things: readonly SeenThing[]): Mask | undefined {
  const [first, ...others] = things.map(({ mask }) => mask)
  return first && union(first, ...others)
}
