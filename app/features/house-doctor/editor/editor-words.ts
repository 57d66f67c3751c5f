import { MINUTE, SECOND } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { LeftOut } from '../engine/makeover/makeover.ts'
import type { Label } from '../engine/masks/masks.ts'
import type { MaterialId } from '../engine/surfaces/surfaces.ts'
import { tools } from '../tools.ts'
import { troubleWords } from '../trouble-words.ts'
import type { Instead } from './hosted/service.ts'
import type { Notice } from './notice.ts'
import type { Stage } from './protocol.ts'
import type { Operation } from './settings.ts'

export const stageWords: Record<Stage, () => string> = {
  reading: m.house_doctor_stage_reading,
  measuring: m.house_doctor_stage_measuring,
  marking: m.house_doctor_stage_marking,
  changing: m.house_doctor_stage_changing,
  painting: m.house_doctor_stage_painting,
  laying: m.house_doctor_stage_laying,
  tuning: m.house_doctor_stage_tuning,
  choosing: m.house_doctor_stage_choosing,
  arranging: m.house_doctor_stage_arranging,
  drawing: m.house_doctor_stage_drawing,
  light: m.house_doctor_stage_light,
  edges: m.house_doctor_stage_edges,
  pattern: m.house_doctor_stage_pattern,
  seams: m.house_doctor_stage_seams,
  saving: m.house_doctor_stage_saving,
  sending: m.house_doctor_stage_sending,
  painting_elsewhere: m.house_doctor_stage_painting_elsewhere,
  fetching: m.house_doctor_stage_fetching,
}

const doneWords: Record<Extract<Notice, { kind: 'done' }>['what'], () => string> = {
  room_found: m.house_doctor_done_room_found,
  room_by_hand: m.house_doctor_done_room_by_hand,
  changed: m.house_doctor_done_changed,
  undone: m.house_doctor_done_undone,
  redone: m.house_doctor_done_redone,
  saved: m.house_doctor_done_saved,
  copied: m.house_doctor_copied,
  deleted: m.house_doctor_done_deleted,
  deleted_here: m.house_doctor_done_deleted_here,
}

/** Why the device has made a picture that the hosted engine was asked for. */
const insteadWords: Record<Instead['why'], () => string> = {
  not_agreed: m.house_doctor_instead_not_agreed,
  consent_missing: m.house_doctor_instead_consent_missing,
  unreachable: m.house_doctor_instead_unreachable,
  quota_exceeded: m.house_doctor_instead_quota_exceeded,
  too_many_requests: m.house_doctor_instead_too_many_requests,
  hosted_engine_spent: m.house_doctor_instead_spent,
  hosted_engine_failed: m.house_doctor_instead_failed,
}

function insteadSentences({ why, retryAfter }: Instead): string {
  const sentence = insteadWords[why]()
  return retryAfter ? `${sentence} ${m.house_doctor_instead_again({ when: inTime(retryAfter) })}` : sentence
}

/** "in 8 hours", in the language of the page; rather later than too early. */
function inTime(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(getLocale())
  const minutes = Math.ceil((seconds * SECOND) / MINUTE)
  return minutes < LONG_MINUTES ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour')
}

/** Longer waits are said in hours. */
const LONG_MINUTES = 90

export function noticeWords(notice: Notice): string {
  if (notice.kind === 'trouble') return troubleWords[notice.code]()
  const { what, isFirstOfMany, instead, designs, leftOut = [] } = notice
  const before = [isFirstOfMany && m.house_doctor_done_first_picture(), instead && insteadSentences(instead)]
  const after = [designs && designs.missing > 0 && m.house_doctor_designs_missing(designs), leftOutWords(leftOut)]
  return [...before, doneWords[what](), ...after].filter(Boolean).join(' ')
}

export const operationWords: Record<Operation, () => string> = {
  recolour: m.house_doctor_operation_recolour,
  retexture: m.house_doctor_operation_retexture,
  remove: m.house_doctor_operation_remove,
  insert: m.house_doctor_operation_insert,
}

/** What of a wish a redesign leaves out, and what to do about it. */
export function leftOutWords(leftOut: readonly LeftOut[]): string {
  const sentences = leftOut.map(({ do: order, why }) =>
    why === 'not_seen'
      ? m.house_doctor_left_out_not_seen({ order: operationWords[order]() })
      : m.house_doctor_left_out_elsewhere({ order: operationWords[order](), tool: tools.precision.name() }),
  )
  return [...new Set(sentences)].join(' ')
}

/** Surfaces that are named instead of pointed at. */
export const surfaceWords = {
  floor: m.house_doctor_surface_floor,
  wall: m.house_doctor_surface_walls,
  wall_back: m.house_doctor_surface_wall_back,
  wall_left: m.house_doctor_surface_wall_left,
  wall_right: m.house_doctor_surface_wall_right,
  ceiling: m.house_doctor_surface_ceiling,
} satisfies Partial<Record<Label, () => string>>

export const materialWords: Record<MaterialId, () => string> = {
  oak_planks: m.house_doctor_material_oak_planks,
  walnut_planks: m.house_doctor_material_walnut_planks,
  pale_oak_planks: m.house_doctor_material_pale_oak_planks,
  grey_oak_planks: m.house_doctor_material_grey_oak_planks,
  smoked_oak_planks: m.house_doctor_material_smoked_oak_planks,
  oak_herringbone: m.house_doctor_material_oak_herringbone,
  walnut_herringbone: m.house_doctor_material_walnut_herringbone,
  white_marble: m.house_doctor_material_white_marble,
  dark_marble: m.house_doctor_material_dark_marble,
  terrazzo: m.house_doctor_material_terrazzo,
  cement_tiles: m.house_doctor_material_cement_tiles,
  clay_tiles: m.house_doctor_material_clay_tiles,
  concrete: m.house_doctor_material_concrete,
  brick: m.house_doctor_material_brick,
  white_brick: m.house_doctor_material_white_brick,
  limewash: m.house_doctor_material_limewash,
  clay_limewash: m.house_doctor_material_clay_limewash,
  oak_slats: m.house_doctor_material_oak_slats,
  rattan: m.house_doctor_material_rattan,
}

/** Wall colours to begin with, as designers write them, without the number sign. */
export const paints: readonly { colour: string; name: () => string }[] = [
  { colour: 'F4F1EA', name: m.house_doctor_paint_chalk },
  { colour: 'E6DCC9', name: m.house_doctor_paint_sand },
  { colour: 'C8B89E', name: m.house_doctor_paint_straw },
  { colour: 'B3BDA5', name: m.house_doctor_paint_sage },
  { colour: '5E7358', name: m.house_doctor_paint_moss },
  { colour: 'B9C9D0', name: m.house_doctor_paint_mist },
  { colour: '4F6B7C', name: m.house_doctor_paint_river },
  { colour: 'C98E74', name: m.house_doctor_paint_terracotta },
  { colour: 'D9B7AC', name: m.house_doctor_paint_blush },
  { colour: '8E8A86', name: m.house_doctor_paint_stone },
]
