import { mannerOf } from '@vuong-tron/room-engine/staging/furniture'
import { useEffect, useState } from 'react'
import type { Furniture } from '../furniture.ts'
import type { RoomPiece } from './document.ts'
import { type PlanSymbol, symbolOf } from './symbol.ts'

/** The part of a product that a plan shows. */
export type PlanProduct = Pick<Furniture, 'id' | 'category' | 'widthMm' | 'depthMm' | 'heightMm'>

export const pieceTransform = ({ xMm, zMm, turn }: RoomPiece) => `translate(${xMm} ${-zMm})rotate(${-turn})`

/** A product from above, centred; the bolder line is its front. */
export function PieceShape({ product }: { product: PlanProduct }) {
  const [symbol, setSymbol] = useState<PlanSymbol>()
  useEffect(() => {
    let isWanted = true
    void symbolOf(product).then((read) => isWanted && setSymbol(read))
    return () => {
      isWanted = false
    }
  }, [product])
  const { widthMm: w, depthMm: d } = product
  // Free-standing pieces have no front.
  const hasFront = mannerOf(product).stands !== 'free'
  return (
    <>
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
    </>
  )
}
