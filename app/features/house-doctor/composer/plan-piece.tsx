import type { Piece } from './document.ts'
import { PieceShape, pieceTransform } from './piece-shape.tsx'
import type { RangePiece } from './range.ts'

type PlanPieceProps = {
  piece: Piece
  product: RangePiece
  label: string
  isChosen: boolean
  /** `refused`: it cannot stand there; `hinted`: something hinders its use. */
  state?: 'refused' | 'hinted'
  /** Millimetres to a pixel of the screen. */
  unit: number
  onKeyDown: (event: React.KeyboardEvent) => void
  onPointerDown: (event: React.PointerEvent) => void
  onFocus: () => void
}

/** So large, in pixels, is what a finger can hit. */
const FINGER_PX = 44

/** A piece that is chosen, dragged and moved by keys. */
export function PlanPiece({ piece, product, label, isChosen, state, unit, ...on }: PlanPieceProps) {
  const { widthMm: w, depthMm: d } = product
  const finger = { width: Math.max(w, FINGER_PX * unit), height: Math.max(d, FINGER_PX * unit) }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen}
      data-piece={piece.id}
      data-state={state}
      className="plan-piece"
      transform={pieceTransform(piece)}
      {...on}
    >
      <rect x={-finger.width / 2} y={-finger.height / 2} {...finger} className="plan-finger" />
      <PieceShape product={product} />
    </g>
  )
}
