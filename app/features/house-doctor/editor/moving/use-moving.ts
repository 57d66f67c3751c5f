import { useEffect, useMemo, useRef, useState } from 'react'
import type { MaterialCode } from '../../../catalogue/catalogue'
import { pieceOf } from '../../../stock/stock'
import type { Furniture, Range } from '../../furniture.ts'
import { insideWalls, type PiecePosition, stepPiece, turnPiece, verdictsOf } from '../../placing.ts'
import { doorOf } from '../../tools.ts'
import { needsRange } from '../change.ts'
import { newestNext } from '../newest-next.ts'
import { useCatalogue } from '../range.ts'
import type { EditorTools } from '../use-editor.ts'
import type { Variant } from '../variants.ts'
import { furnishingOfPhoto, inFinish, movedTo, type Pieces, positionOf, solidOf, swapped, without } from './moving.ts'

/** Idle time before a moved piece is drawn anew, so that keys can be pressed again. */
const PAUSE_MS = 400

const NO_PIECES: Pieces = []

/** Moves, turns, swaps and removes the pieces of a furnished picture; undefined where there are none to move. */
export function useMoving({ state, rearrange }: EditorTools, variant: Variant) {
  const { made } = variant
  const { room } = state.document
  const isMovable =
    made?.arrangement !== undefined &&
    needsRange(made.change) &&
    room !== undefined &&
    state.variants.some(({ id }) => id === made.from)
  const first = made?.rearranges ?? variant.id
  const [asked, setAsked] = useState<{ of: number; pieces: Pieces }>()
  const [chosenOf, setChosen] = useState<{ first: number; count: number; id: number }>()
  const [turn] = useState(newestNext)
  const catalogue = useCatalogue(isMovable)
  const range: Range = useMemo(() => new Map(catalogue?.map((one) => [one.id, one])), [catalogue])
  // What was asked is shown until it is drawn, and forgotten once another picture is in sight.
  const pending = asked?.of === variant.id ? asked : undefined
  const latest = useRef(pending)
  useEffect(() => {
    latest.current = pending
  })
  const pieces = pending?.pieces ?? made?.arrangement?.pieces ?? NO_PIECES
  const kept = made?.arrangement?.kept
  const furnishing = useMemo(
    () => (room && kept ? furnishingOfPhoto(room, { pieces, kept }, range) : undefined),
    [room, kept, pieces, range],
  )
  const verdicts = useMemo(() => furnishing && verdictsOf(furnishing), [furnishing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for what was asked last
  useEffect(() => {
    if (!pending) return
    const isWanted = () => latest.current === pending
    const timer = setTimeout(
      () =>
        turn.take(async () => {
          if (isWanted()) await rearrange(variant, pending.pieces, isWanted)
          setAsked((newest) => (newest === pending ? undefined : newest))
        }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [pending])
  if (!isMovable || !furnishing || !verdicts || !room || !kept || range.size === 0 || pieces.length === 0)
    return undefined

  // Undo may bring pieces back, which changes the numbers.
  const chosen = chosenOf?.first === first && chosenOf.count === pieces.length ? chosenOf.id : undefined
  const ask = (next: Pieces) => setAsked({ of: variant.id, pieces: next })
  const place = (position: PiecePosition) => {
    const next = insideWalls(furnishing, position)
    if (!isSamePlace(next, positionOf(pieces, position.id))) ask(movedTo(pieces, range, next))
  }
  return {
    room,
    range,
    kept,
    pieces,
    furnishing,
    verdicts,
    chosen,
    /** True where the photo shows its pieces' handles: among the tools that furnish, or once a piece is chosen. */
    isShown: doorOf(state.document.tool) === 'furnish' || chosen !== undefined,
    choose: (id: number | undefined) => setChosen(id === undefined ? undefined : { first, count: pieces.length, id }),
    /** True while what was asked is not drawn yet. */
    isPending: pending !== undefined,
    drop: () => setAsked(undefined),
    /** The pieces' products in their finishes, to be loaded. */
    products: pieces.map(pieceOf),
    solidOf: (id: number) => solidOf(pieces[id] as Pieces[number], range),
    place,
    /** Moves by millimetres right and back, as far as there is room. */
    step: (id: number, toRight: number, toBack: number) =>
      place(stepPiece(furnishing, positionOf(pieces, id), toRight, toBack)),
    turn: (id: number, degrees: number) => place(turnPiece(furnishing, positionOf(pieces, id), degrees)),
    remove: (id: number) => {
      setChosen(undefined)
      ask(without(pieces, range, id))
    },
    swap: (id: number, product: Furniture) => ask(swapped(pieces, range, id, product)),
    finish: (id: number, finish: MaterialCode) => ask(inFinish(pieces, range, id, finish)),
  }
}

const isSamePlace = (one: PiecePosition, other: PiecePosition) =>
  one.xMm === other.xMm && one.zMm === other.zMm && one.turn === other.turn

export type Moving = NonNullable<ReturnType<typeof useMoving>>
