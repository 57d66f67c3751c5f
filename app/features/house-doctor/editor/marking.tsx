import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'

/** Marking tools: brush, eraser, box, lasso, tap. */
export type MarkingHand = 'add' | 'erase' | 'frame' | 'lasso' | 'tap'

type MarkingProps = {
  size: Pick<Photo, 'width' | 'height'>
  hand: MarkingHand
  /** Brush radius in pixels of the photo. */
  radiusPx: number
  /** The pointer's path: one point for a tap, two corners for a box. */
  onMark: (points: readonly Vec2[]) => void
}

/** Pixels of the photo per arrow key; the second with Shift. */
const STEPS = [16, 4] as const
/** Cursor size of tools other than the brush. */
const POINTER_PX = 9

const labels: Record<MarkingHand, () => string> = {
  add: m.house_doctor_brush_add_label,
  erase: m.house_doctor_brush_erase_label,
  frame: m.house_doctor_frame_label,
  lasso: m.house_doctor_lasso_label,
  tap: m.house_doctor_tap_label,
}

/** Marks the photo by pointer, or by arrow keys and Enter. */
export function Marking({ size: { width, height }, hand, radiusPx, onMark }: MarkingProps) {
  const [points, setPoints] = useState<readonly Vec2[]>([])
  const [cursor, setCursor] = useState<Vec2>()
  const isBrush = hand === 'add' || hand === 'erase'

  const within = ([x, y]: Vec2): Vec2 => [Math.max(0, Math.min(width - 1, x)), Math.max(0, Math.min(height - 1, y))]
  const placeOf = (event: PointerEvent): Vec2 => {
    const box = event.currentTarget.getBoundingClientRect()
    return within([((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height])
  }
  const finish = (marked: readonly Vec2[]) => {
    setPoints([])
    const [first] = marked
    if (!first) return
    if (hand === 'tap') onMark([first])
    else if (hand === 'frame') marked.length > 1 && onMark([first, marked.at(-1) as Vec2])
    else onMark(marked)
  }
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setPoints([placeOf(event)])
  }
  const onPointerMove = (event: PointerEvent) => {
    const place = placeOf(event)
    setCursor(place)
    if (event.buttons && points.length > 0) setPoints([...points, place])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cursor ?? [width / 2, height / 2]
    const moved = movedBy(event, at)
    if (moved) setCursor(within(moved))
    else if (event.key !== 'Enter' && event.key !== ' ') return
    // A box needs two points.
    else if (hand === 'frame' && points.length === 0) setPoints([at])
    else finish([...points, at])
    event.preventDefault()
  }
  const [start] = points
  const end = points.length > 1 ? points.at(-1) : cursor
  return (
    <button
      type="button"
      aria-label={labels[hand]()}
      className="doctor-marking"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => finish(points)}
      onPointerCancel={() => setPoints([])}
      onPointerLeave={() => points.length === 0 && setCursor(undefined)}
      onFocus={() => setCursor((at) => at ?? [width / 2, height / 2])}
      onBlur={() => setCursor(undefined)}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" data-hand={hand}>
        {isBrush && <polyline points={points.map((point) => point.join()).join(' ')} strokeWidth={radiusPx * 2} />}
        {hand === 'lasso' && <polygon points={points.map((point) => point.join()).join(' ')} />}
        {hand === 'frame' && start && end && (
          <rect
            x={Math.min(start[0], end[0])}
            y={Math.min(start[1], end[1])}
            width={Math.abs(start[0] - end[0])}
            height={Math.abs(start[1] - end[1])}
          />
        )}
        {cursor && <circle cx={cursor[0]} cy={cursor[1]} r={isBrush ? radiusPx : POINTER_PX} />}
      </svg>
    </button>
  )
}

function movedBy({ key, shiftKey }: KeyboardEvent, [x, y]: Vec2): Vec2 | undefined {
  const step = STEPS[shiftKey ? 1 : 0]
  if (key === 'ArrowLeft') return [x - step, y]
  if (key === 'ArrowRight') return [x + step, y]
  if (key === 'ArrowUp') return [x, y - step]
  return key === 'ArrowDown' ? [x, y + step] : undefined
}
