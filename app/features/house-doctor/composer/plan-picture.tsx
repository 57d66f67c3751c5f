import type { RoomDocument } from './document.ts'
import { PieceShape, type PlanProduct, pieceTransform } from './piece-shape.tsx'
import planStyles from './plan.css?url'
import { PlanWalls, WALL_MM } from './plan-walls.tsx'

/** Margin around the walls, in millimetres. */
const MARGIN_MM = WALL_MM + 80

type PlanPictureProps = { room: RoomDocument; products: ReadonlyMap<string, PlanProduct>; label: string }

/** A small picture of a drawn room, without interaction. */
export function PlanPicture({ room: { shape, openings, pieces }, products, label }: PlanPictureProps) {
  const [width, depth] = [shape.widthMm + 2 * MARGIN_MM, shape.depthMm + 2 * MARGIN_MM]
  return (
    <>
      <link rel="stylesheet" href={planStyles} precedence="editor" />
      <svg
        role="img"
        aria-label={label}
        className="plan"
        data-small
        viewBox={`${-MARGIN_MM} ${-shape.depthMm - MARGIN_MM} ${width} ${depth}`}
      >
        <PlanWalls shape={shape} openings={openings} />
        {pieces.map((piece) => {
          const product = products.get(piece.slug)
          return (
            product && (
              <g key={piece.id} transform={pieceTransform(piece)}>
                <PieceShape product={product} />
              </g>
            )
          )
        })}
      </svg>
    </>
  )
}
