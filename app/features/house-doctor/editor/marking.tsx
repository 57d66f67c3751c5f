import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Vec2 } from '../../../../catalogue/models/kit/space.ts'
import type { Stroke } from '../engine/masks/brush.ts'
import type { Photo } from '../engine/picture.ts'

type MarkingProps = {
  size: Pick<Photo, 'width' | 'height'>
  mode: Stroke['mode']
  radiusPx: number
  onStroke: (stroke: Stroke) => void
}

/** Pixels of the photo by which an arrow key moves the brush; with Shift, the second. */
const STEPS = [16, 4] as const

/** The brush over the photo: a finger, a pen, a mouse, or the arrow keys with Enter to dab. */
export function Marking({ size: { width, height }, mode, radiusPx, onStroke }: MarkingProps) {
  const [points, setPoints] = useState<readonly Vec2[]>([])
  const [cursor, setCursor] = useState<Vec2>()

  const placeOf = (event: PointerEvent): Vec2 => {
    const box = event.currentTarget.getBoundingClientRect()
    return [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height]
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
  const onPointerUp = () => {
    if (points.length > 0) onStroke({ mode, radiusPx, points })
    setPoints([])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cursor ?? [width / 2, height / 2]
    const moved = movedBy(event, at)
    if (moved) {
      setCursor([Math.max(0, Math.min(width, moved[0])), Math.max(0, Math.min(height, moved[1]))])
    } else if (event.key === 'Enter' || event.key === ' ') onStroke({ mode, radiusPx, points: [at] })
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      aria-label={mode === 'add' ? m.house_doctor_brush_add_label() : m.house_doctor_brush_erase_label()}
      className="doctor-marking"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setPoints([])}
      onPointerLeave={() => points.length === 0 && setCursor(undefined)}
      onFocus={() => setCursor((at) => at ?? [width / 2, height / 2])}
      onBlur={() => setCursor(undefined)}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" data-mode={mode}>
        <polyline points={points.map((point) => point.join()).join(' ')} strokeWidth={radiusPx * 2} />
        {cursor && <circle cx={cursor[0]} cy={cursor[1]} r={radiusPx} />}
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
