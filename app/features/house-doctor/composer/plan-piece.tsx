import { useEffect, useState } from 'react'
import { mannerOf } from '../engine/staging/furniture.ts'
import type { Piece } from './document.ts'
import { itemOf } from './placing.ts'
import type { RangePiece } from './range.ts'
import { type PlanSymbol, symbolOf } from './symbol.ts'

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

/** A product from above, its front where the line is bolder. */
export function PlanPiece({ piece, product, label, isChosen, state, unit, ...on }: PlanPieceProps) {
  const [symbol, setSymbol] = useState<PlanSymbol>()
  useEffect(() => {
    let isWanted = true
    void symbolOf(product).then((read) => isWanted && setSymbol(read))
    return () => {
      isWanted = false
    }
  }, [product])
  const { widthMm: w, depthMm: d } = product
  // Around what stands free, every side is the front.
  const hasFront = mannerOf(itemOf(piece.id, product)).stands !== 'free'
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
      transform={`translate(${piece.xMm} ${-piece.zMm})rotate(${-piece.turn})`}
      {...on}
    >
      <rect x={-finger.width / 2} y={-finger.height / 2} {...finger} className="plan-finger" />
      <rect
        x={-w / 2}
        y={-d / 2}
        width={w}
        height={d}
        className="plan-body"
        data-drawn={symbol !== undefined || undefined}
      />
      {symbol && <path d={symbol.lines} transform={symbol.transform} className="plan-lines" />}
      {hasFront && <path d={`M${-w / 2} ${d / 2}h${w}`} className="plan-front" />}
    </g>
  )
}
