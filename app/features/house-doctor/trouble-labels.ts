import { m } from '#app/paraglide/messages.js'
import type { Trouble } from './editor/protocol.ts'
import { type IntakeTrouble, intakeTroubleWords } from './intake/intake-labels.ts'

/** Says first what happened, then what to do. The start page loads only the words of opening a room. */
export const troubleWords: Record<Trouble | IntakeTrouble, () => string> = {
  ...intakeTroubleWords,
  mask_empty: m.house_doctor_trouble_mask_empty,
  mask_covers_everything: m.house_doctor_trouble_mask_covers_everything,
  source_missing: m.house_doctor_trouble_source_missing,
  nothing_fits: m.house_doctor_trouble_nothing_fits,
  furniture_stays: m.house_doctor_trouble_furniture_stays,
  nothing_fits_around: m.house_doctor_trouble_nothing_fits_around,
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
  content_blocked: m.failure_content_blocked,
  copy_refused: m.house_doctor_copy_refused,
  hosted_not_deleted: m.house_doctor_trouble_hosted_not_deleted,
}
