import { m } from '#app/paraglide/messages.js'
import type { Trouble } from './editor/protocol.ts'

/** Failure codes of opening a room, including missing samples and photos in other browsers. */
export type IntakeTrouble = Trouble | 'sample_missing' | 'kept_elsewhere'

/** Says first what happened, then what to do. */
export const troubleWords: Record<IntakeTrouble, () => string> = {
  not_an_image: m.house_doctor_trouble_not_an_image,
  photo_truncated: m.house_doctor_trouble_photo_truncated,
  photo_too_large: m.house_doctor_trouble_photo_too_large,
  photo_too_small: m.house_doctor_trouble_photo_too_small,
  photo_unreadable: m.house_doctor_trouble_photo_unreadable,
  photo_blank: m.house_doctor_trouble_photo_blank,
  room_gone: m.house_doctor_trouble_room_gone,
  mask_empty: m.house_doctor_trouble_mask_empty,
  mask_covers_everything: m.house_doctor_trouble_mask_covers_everything,
  source_missing: m.house_doctor_trouble_source_missing,
  nothing_fits: m.house_doctor_trouble_nothing_fits,
  surface_not_found: m.house_doctor_trouble_surface_not_found,
  wall_not_marked: m.house_doctor_trouble_wall_not_marked,
  removal_unconfirmed: m.house_doctor_trouble_removal_unconfirmed,
  no_floor: m.house_doctor_trouble_no_floor,
  gap_too_small: m.house_doctor_trouble_gap_too_small,
  cutout_opaque: m.house_doctor_trouble_cutout_opaque,
  cutout_empty: m.house_doctor_trouble_cutout_opaque,
  no_webgl: m.house_doctor_trouble_no_webgl,
  models_missing: m.house_doctor_trouble_sample_missing,
  renderer_missing: m.house_doctor_trouble_sample_missing,
  out_of_memory: m.house_doctor_trouble_out_of_memory,
  content_blocked: m.failure_content_blocked,
  copy_refused: m.house_doctor_copy_refused,
  hosted_not_deleted: m.house_doctor_trouble_hosted_not_deleted,
  engine_failed: m.house_doctor_trouble_engine_failed,
  engine_crashed: m.house_doctor_trouble_engine_crashed,
  cancelled: m.house_doctor_trouble_cancelled,
  sample_missing: m.house_doctor_trouble_sample_missing,
  kept_elsewhere: m.account_room_elsewhere,
}
