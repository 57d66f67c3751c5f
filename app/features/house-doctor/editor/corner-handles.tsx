import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Vec2 } from '../../../../catalogue/models/kit/space.ts'
import { CORNERS, type Corner, cornerPixel, FACES, polygonsOf } from '../engine/geometry/room-box.ts'
import type { Room } from './protocol.ts'

const names: Record<Corner, () => string> = {
  'left-floor': m.house_doctor_corner_left_floor,
  'right-floor': m.house_doctor_corner_right_floor,
  'left-ceiling': m.house_doctor_corner_left_ceiling,
  'right-ceiling': m.house_doctor_corner_right_ceiling,
}

/** Pixels of the photo by which an arrow key moves a corner; with Shift, the second. */
const STEPS = [8, 1] as const

const directions: Record<string, Vec2> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type CornerHandlesProps = { room: Room; onMove: (corner: Corner, place: Vec2) => void }

/** The room's box over the photo, its four corners to be dragged or moved by arrow keys. */
export function CornerHandles({ room, onMove }: CornerHandlesProps) {
  const [dragged, setDragged] = useState<{ corner: Corner; place: Vec2 }>()
  const { widthPx, heightPx } = room.camera
  const polygons = polygonsOf(room.camera, room.box)

  const placeOf = (corner: Corner): Vec2 => {
    if (dragged?.corner === corner) return dragged.place
    const [x, y] = cornerPixel(room.camera, room.box, corner) ?? [widthPx / 2, heightPx / 2]
    // A corner beside the picture is taken hold of at its edge.
    return [within(x, widthPx), within(y, heightPx)]
  }
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>, corner: Corner) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!event.buttons || !box) return
    const place: Vec2 = [
      within(((event.clientX - box.left) / box.width) * widthPx, widthPx),
      within(((event.clientY - box.top) / box.height) * heightPx, heightPx),
    ]
    setDragged({ corner, place })
  }
  const onRelease = () => {
    if (dragged) onMove(dragged.corner, dragged.place)
    setDragged(undefined)
  }
  const onKeyDown = (event: KeyboardEvent, corner: Corner) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const [x, y] = placeOf(corner)
    const step = STEPS[event.shiftKey ? 1 : 0]
    onMove(corner, [within(x + direction[0] * step, widthPx), within(y + direction[1] * step, heightPx)])
  }
  return (
    <>
      <svg viewBox={`0 0 ${widthPx} ${heightPx}`} preserveAspectRatio="none" className="doctor-box" aria-hidden="true">
        {FACES.map((face) => (
          <polygon key={face} points={polygons[face].map((point) => point.join()).join(' ')} />
        ))}
      </svg>
      {CORNERS.map((corner) => {
        const [x, y] = placeOf(corner)
        return (
          <button
            key={corner}
            type="button"
            aria-label={names[corner]()}
            className="doctor-corner"
            style={{ left: `${(x / widthPx) * 100}%`, top: `${(y / heightPx) * 100}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => onPointerMove(event, corner)}
            onPointerUp={onRelease}
            onPointerCancel={() => setDragged(undefined)}
            onKeyDown={(event) => onKeyDown(event, corner)}
          />
        )
      })}
    </>
  )
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
