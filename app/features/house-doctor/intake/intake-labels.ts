import { m } from '#app/paraglide/messages.js'
import type { OpeningTrouble, Trouble } from '../editor/protocol.ts'

/** Failure codes of opening a room, including missing samples and photos in other browsers. */
export type IntakeTrouble = OpeningTrouble | 'sample_missing' | 'kept_elsewhere'

/** Says first what happened, then what to do. */
export const intakeTroubleWords: Record<IntakeTrouble, () => string> = {
  not_an_image: m.house_doctor_trouble_not_an_image,
  photo_truncated: m.house_doctor_trouble_photo_truncated,
  photo_too_large: m.house_doctor_trouble_photo_too_large,
  photo_too_small: m.house_doctor_trouble_photo_too_small,
  photo_unreadable: m.house_doctor_trouble_photo_unreadable,
  photo_blank: m.house_doctor_trouble_photo_blank,
  room_gone: m.house_doctor_trouble_room_gone,
  out_of_memory: m.house_doctor_trouble_out_of_memory,
  engine_failed: m.house_doctor_trouble_engine_failed,
  engine_crashed: m.house_doctor_trouble_engine_crashed,
  cancelled: m.house_doctor_trouble_cancelled,
  sample_missing: m.house_doctor_trouble_sample_missing,
  kept_elsewhere: m.account_room_elsewhere,
}

/** The code, or the most general one for what only happens later. */
export const asIntakeTrouble = (code: Trouble | IntakeTrouble): IntakeTrouble =>
  code in intakeTroubleWords ? (code as IntakeTrouble) : 'engine_failed'
