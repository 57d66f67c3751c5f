import type { Photo } from '@vuong-tron/room-engine/picture'
import type { Quad } from '@vuong-tron/room-engine/surfaces/surfaces'
import { m } from '#app/paraglide/messages.js'
import { Handles } from './handles.tsx'

const names = [
  m.house_doctor_quad_left_above,
  m.house_doctor_quad_right_above,
  m.house_doctor_quad_right_below,
  m.house_doctor_quad_left_below,
]

type QuadHandlesProps = {
  size: Pick<Photo, 'width' | 'height'>
  corners: Quad
  onMove: (corners: Quad) => void
}

/** Four movable corners of an outdoor area. */
export const QuadHandles = ({ size, corners, onMove }: QuadHandlesProps) => (
  <Handles
    size={size}
    handles={corners.map((place, corner) => ({ name: names[corner]?.() ?? '', place }))}
    lines={(places) => [places]}
    onMove={(handle, place) => onMove(corners.with(handle, place) as unknown as Quad)}
  />
)
