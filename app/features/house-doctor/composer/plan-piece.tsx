import type { RoomPiece } from './document.ts'
import { PieceShape, pieceTransform } from './piece-shape.tsx'
import type { CataloguePiece } from './range.ts'

type PlanPieceProps = {
  piece: RoomPiece
  product: CataloguePiece
  label: string
  isChosen: boolean
  /** `refused`: invalid position; `hinted`: a soft conflict. */
  state?: 'refused' | 'hinted'
  /** Millimetres per screen pixel. */
  unit: number
  onKeyDown: (event: React.KeyboardEvent) => void
  onPointerDown: (event: React.PointerEvent) => void
  onFocus: () => void
}

/** Minimum touch target, in pixels. */
const FINGER_PX = 44

/** A piece that can be selected, dragged and moved by keys. */
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
