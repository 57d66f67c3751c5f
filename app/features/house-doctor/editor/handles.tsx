import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'

/** Pixels of the photo per arrow key; the second with Shift. */
const STEPS = [8, 1] as const

const directions: Record<string, Vec2> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type HandlesProps = {
  size: Pick<Photo, 'width' | 'height'>
  /** Name and position of each handle, in pixels of the photo. */
  handles: readonly { name: string; place: Vec2 }[]
  /** Lines between the handles, also during a drag. */
  lines: (places: readonly Vec2[]) => readonly (readonly Vec2[])[]
  onMove: (handle: number, place: Vec2) => void
}

/** Handles over the photo, moved by dragging or arrow keys. */
export function Handles({ size: { width, height }, handles, lines, onMove }: HandlesProps) {
  const [dragged, setDragged] = useState<{ handle: number; place: Vec2 }>()
  // Handles outside the picture are shown at its edge.
  const within = ([x, y]: Vec2): Vec2 => [Math.max(0, Math.min(width, x)), Math.max(0, Math.min(height, y))]
  const places = handles.map(({ place }, handle) => (dragged?.handle === handle ? dragged.place : within(place)))

  const onPointerMove = (event: PointerEvent<HTMLButtonElement>, handle: number) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!event.buttons || !box) return
    const across = (event.clientX - box.left) / box.width
    const down = (event.clientY - box.top) / box.height
    setDragged({ handle, place: within([across * width, down * height]) })
  }
  const onRelease = () => {
    if (dragged) onMove(dragged.handle, dragged.place)
    setDragged(undefined)
  }
  const onKeyDown = (event: KeyboardEvent, handle: number) => {
    const direction = directions[event.key]
    const [x, y] = places[handle] as Vec2
    if (!direction) return
    event.preventDefault()
    const step = STEPS[event.shiftKey ? 1 : 0]
    onMove(handle, within([x + direction[0] * step, y + direction[1] * step]))
  }
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="doctor-box" aria-hidden="true">
        {lines(places).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
          <polygon key={index} points={line.map((point) => point.join()).join(' ')} />
        ))}
      </svg>
      {handles.map(({ name }, handle) => {
        const [x, y] = places[handle] as Vec2
        return (
          <button
            key={name}
            type="button"
            aria-label={name}
            className="doctor-corner"
            style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => onPointerMove(event, handle)}
            onPointerUp={onRelease}
            onPointerCancel={() => setDragged(undefined)}
            onKeyDown={(event) => onKeyDown(event, handle)}
          />
        )
      })}
    </>
  )
}
