import type { SetStyle } from '@vuong-tron/room-engine/staging/style'
import type { RoomKind } from '@vuong-tron/room-engine/staging/templates/templates'
import type { Settings } from '../editor/settings.ts'

const rooms: Record<RoomKind, string> = {
  living: 'living_room',
  bedroom: 'bedroom',
  dining: 'dining_room',
  study: 'study',
  hall: 'hallway',
}
const styles: Record<SetStyle, string> = {
  scandinavian: 'scandinavian',
  japandi: 'japandi',
  modern: 'modern',
  classic: 'traditional',
  industrial: 'industrial',
  tropical: 'tropical',
}

/** Fields of the API that several tools send. */
export const roomFields = ({ kind }: Settings) => ({ design_type: 'interior', room_type: rooms[kind] })

export const furnishingFields = (settings: Settings) => ({
  ...roomFields(settings),
  design_style: styles[settings.style],
  no_design: '1',
})
