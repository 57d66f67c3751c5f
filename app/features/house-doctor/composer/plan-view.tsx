import { beside } from '@vuong-tron/room-engine/staging/footprint'
import { mannerOf, placeItem } from '@vuong-tron/room-engine/staging/furniture'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { actByKey, TAP_PX } from '../piece-keys.ts'
import { type PiecePosition, placementOf, refusalOf, snapPiece } from '../placing.ts'
import { pieceLabel } from './piece-label.ts'
import { furnitureItemOf } from './placing.ts'
import { PlanPiece } from './plan-piece.tsx'
import { MEASURE_MM, PlanMeasures, PlanWalls, WALL_MM } from './plan-walls.tsx'
import type { Composer } from './use-composer.ts'

/** Margins for walls and dimension lines, in millimetres. */
const MEASURED_MM = WALL_MM + MEASURE_MM + 280
const PLAIN_MM = WALL_MM + 120

type Drag = { pointer: number; startX: number; startY: number; from: PiecePosition; place?: PiecePosition }

/** The plan: pieces are dragged, turned and moved by keys. */
export function PlanView({ composer }: { composer: Composer }) {
  const { document, furnishing, verdicts, chosen, range } = composer
  const { widthMm, depthMm } = document.shape
  const drawing = useRef<SVGSVGElement>(null)
  const [unit, setUnit] = useState(10)
  const [drag, setDrag] = useState<Drag>()
  const [viewWidth, viewHeight] = [widthMm + MEASURED_MM + PLAIN_MM, depthMm + MEASURED_MM + PLAIN_MM]

  useEffect(() => {
    const svg = drawing.current
    if (!svg) return
    const measure = () => {
      const { clientWidth, clientHeight } = svg
      if (clientWidth && clientHeight) setUnit(Math.max(viewWidth / clientWidth, viewHeight / clientHeight))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    measure()
    return () => observer.disconnect()
  }, [viewWidth, viewHeight])
  useEffect(() => {
    // Touching a piece moves it; elsewhere it scrolls the page.
    const hold = (event: TouchEvent) => (event.target as Element).closest('.plan-piece') && event.preventDefault()
    const svg = drawing.current
    svg?.addEventListener('touchstart', hold, { passive: false })
    return () => svg?.removeEventListener('touchstart', hold)
  }, [])

  const onMove = (event: React.PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return
    const [right, down] = [event.clientX - drag.startX, event.clientY - drag.startY]
    if (!drag.place && Math.hypot(right, down) < TAP_PX) return
    const moved = { ...drag.from, xMm: drag.from.xMm + right * unit, zMm: drag.from.zMm - down * unit }
    setDrag({ ...drag, place: snapPiece(furnishing, moved).place })
  }
  const onUp = (event: React.PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return
    if (drag.place) composer.move(drag.place)
    setDrag(undefined)
  }
  const onKeyDown = (event: React.KeyboardEvent, id: number) => {
    const isDone = actByKey(event, {
      step: (toRight, toBack) => composer.step(id, toRight, toBack),
      turn: (degrees) => composer.turn(id, degrees),
      remove: () => composer.remove(id),
      leave: () => composer.choose(undefined),
    })
    if (isDone || (event.key !== 'Enter' && event.key !== ' ')) return
    composer.choose(id)
    event.preventDefault()
  }
  const zonesOf = (place: PiecePosition, slug: string) => {
    const product = range.get(slug)
    if (!product) return []
    const item = furnitureItemOf(place.id, product)
    const { solid } = placeItem(item, placementOf(place))
    const { needs } = mannerOf(item)
    return (Object.entries(needs) as ['front' | 'back' | 'left' | 'right', number][]).map(([side, depth]) => ({
      side,
      zone: beside(solid, side, depth),
    }))
  }
  const dragged = drag?.place
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pieces of a drawing are no form's fields
    <svg
      ref={drawing}
      role="group"
      aria-label={m.composer_plan_label()}
      className="plan composer-plan"
      viewBox={`${-MEASURED_MM} ${-depthMm - PLAIN_MM} ${viewWidth} ${viewHeight}`}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => setDrag(undefined)}
      onPointerDown={(event) => (event.target as Element).closest('.plan-piece') || composer.choose(undefined)}
    >
      <PlanWalls shape={document.shape} openings={document.openings} hasGrid />
      {document.pieces.map((piece) => {
        const product = range.get(piece.slug)
        if (!product) return null
        const place = dragged?.id === piece.id ? { ...piece, ...dragged } : piece
        const isDragged = place !== piece
        const verdict = verdicts.get(piece.id)
        const isRefused = isDragged ? refusalOf(furnishing, place) !== undefined : verdict?.refusal !== undefined
        const isChosen = piece.id === chosen
        return (
          <g key={piece.id}>
            {isChosen &&
              zonesOf(place, piece.slug).map(({ side, zone: { x, z, w, d, turn } }) => (
                <rect
                  key={side}
                  className="plan-zone"
                  x={-w * 500}
                  y={-d * 500}
                  width={w * 1000}
                  height={d * 1000}
                  transform={`translate(${x * 1000} ${-z * 1000})rotate(${-turn})`}
                />
              ))}
            <PlanPiece
              piece={place}
              product={product}
              label={pieceLabel(composer, piece)}
              isChosen={isChosen}
              state={isRefused ? 'refused' : !isDragged && verdict?.hints.length ? 'hinted' : undefined}
              unit={unit}
              onFocus={() => composer.choose(piece.id)}
              onKeyDown={(event) => onKeyDown(event, piece.id)}
              onPointerDown={(event) => {
                if (event.button !== 0) return
                event.currentTarget.setPointerCapture(event.pointerId)
                ;(event.currentTarget as SVGElement).focus({ preventScroll: true })
                composer.choose(piece.id)
                const { slug: _, ...from } = piece
                setDrag({ pointer: event.pointerId, startX: event.clientX, startY: event.clientY, from })
              }}
            />
          </g>
        )
      })}
      {/* The measures cover pieces that stand in a cut-out corner. */}
      <PlanMeasures shape={document.shape} unit={unit} />
    </svg>
  )
}
