import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { CORNERS, type Corner, cornerPixel, FACES, polygonsOf } from '@vuong-tron/room-engine/geometry/room-box'
import { m } from '#app/paraglide/messages.js'
import { Handles } from './handles.tsx'
import type { RoomLayout } from './protocol.ts'

const names: Record<Corner, () => string> = {
  'left-floor': m.house_doctor_corner_left_floor,
  'right-floor': m.house_doctor_corner_right_floor,
  'left-ceiling': m.house_doctor_corner_left_ceiling,
  'right-ceiling': m.house_doctor_corner_right_ceiling,
}

type CornerHandlesProps = { room: RoomLayout; onMove: (corner: Corner, place: Vec2) => void }

/** The room box over the photo, with movable corners of the front wall. */
export function CornerHandles({ room: { camera, box }, onMove }: CornerHandlesProps) {
  const size = { width: camera.widthPx, height: camera.heightPx }
  const polygons = polygonsOf(camera, box)
  const handles = CORNERS.map((corner) => ({
    name: names[corner](),
    place: cornerPixel(camera, box, corner) ?? ([size.width / 2, size.height / 2] as const),
  }))
  return (
    <Handles
      size={size}
      handles={handles}
      lines={() => FACES.map((face) => polygons[face])}
      onMove={(handle, place) => onMove(CORNERS[handle] as Corner, place)}
    />
  )
}
