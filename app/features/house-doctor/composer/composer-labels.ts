import { m } from '#app/paraglide/messages.js'
import type { PackageRoom } from '../../catalogue/catalogue'
import { languageOf } from '../../languages/languages'
import { getLocale } from '../../languages/locale'
import type { PlacingRefusal } from '../placing.ts'
import type { CutCorner, RoomWall } from './document.ts'

export const squareMetres = (area: number) =>
  `${new Intl.NumberFormat(languageOf(getLocale()).localeCode, { maximumFractionDigits: 1 }).format(area)} m²`

/** A sentence about one piece, with the other one in its way. */
type Sentence = (name: string, other: string) => string

export const composerNotices = {
  outside_room: (name) => m.composer_refused_outside({ name }),
  collision: (name, other) => m.composer_refused_collision({ name, other }),
  door_blocked: (name) => m.composer_refused_door({ name }),
  removed: (name: string) => m.composer_done_removed({ name }),
  added: (name: string) => m.composer_done_added({ name }),
  left_out: (names: string) => m.composer_done_left_out({ names }),
  arranged: m.composer_done_arranged,
  nothing_fits: m.composer_nothing_fits,
  no_place: (name: string) => m.composer_no_place({ name }),
  no_wall: m.composer_no_wall,
  failed: m.composer_failed,
  changed_meanwhile: m.composer_changed_meanwhile,
  oldest_gone: (count: number) => m.composer_oldest_gone({ count }),
  gone: (count: number) => m.composer_pieces_gone({ count }),
  shared: m.composer_shared,
  from_account: m.composer_from_account,
  link_copied: m.composer_link_copied,
  link_in_address: m.composer_link_in_address,
  undone: m.house_doctor_done_undone,
  redone: m.house_doctor_done_redone,
  saved: m.house_doctor_done_saved,
} satisfies Record<PlacingRefusal['code'], Sentence> & Record<string, (...of: never[]) => string>

/** Named as on the plan. */
export const wallWords: Record<RoomWall, () => string> = {
  back: m.composer_wall_back,
  right: m.composer_wall_right,
  front: m.composer_wall_front,
  left: m.composer_wall_left,
  'inner-back': m.composer_wall_inner_back,
  'inner-right': m.composer_wall_inner_right,
  'inner-front': m.composer_wall_inner_front,
  'inner-left': m.composer_wall_inner_left,
}

export const cornerWords: Record<CutCorner, () => string> = {
  'back-left': m.composer_corner_back_left,
  'back-right': m.composer_corner_back_right,
  'front-left': m.composer_corner_front_left,
  'front-right': m.composer_corner_front_right,
}

export const kindWords: Record<PackageRoom, () => string> = {
  living: m.house_doctor_room_living,
  bedroom: m.house_doctor_room_bedroom,
  dining: m.house_doctor_room_dining,
  study: m.house_doctor_room_study,
}
