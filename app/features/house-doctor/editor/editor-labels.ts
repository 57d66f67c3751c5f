import type { LeftOut } from '@vuong-tron/room-engine/makeover/makeover'
import type { DressingKind } from '@vuong-tron/room-engine/staging/dressing'
import type { Spot } from '@vuong-tron/room-engine/staging/spot'
import { MINUTE, SECOND } from '#app/lib/constants'
import { formatList, joinSentences } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '../../languages/locale'
import { furnitureWords, operationWords } from '../labels.ts'
import { tools } from '../tools.ts'
import { troubleWords } from '../trouble-labels.ts'
import type { Instead } from './hosted/service.ts'
import type { Notice } from './notice.ts'
import type { ProgressStage } from './protocol.ts'

export const stageWords: Record<ProgressStage, () => string> = {
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
  furnished: m.house_doctor_done_furnished,
  rearranged: m.house_doctor_done_rearranged,
  undone: m.house_doctor_done_undone,
  redone: m.house_doctor_done_redone,
  saved: m.house_doctor_done_saved,
  copied: m.house_doctor_copied,
  deleted: m.house_doctor_done_deleted,
  deleted_here: m.house_doctor_done_deleted_here,
}

/** Why the device computed instead of the hosted engine. */
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

/** "in 8 hours", rounded up, in the page's language. */
function inTime(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(getLocale())
  const minutes = Math.ceil((seconds * SECOND) / MINUTE)
  return minutes < LONG_MINUTES ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour')
}

/** Longer waits are given in hours. */
const LONG_MINUTES = 90

export function noticeWords(notice: Notice): string {
  if (notice.kind === 'trouble') return troubleWords[notice.code]()
  const { what, isFirstOfMany, instead, designs, leftOut = [], noPlace = [] } = notice
  const before = [isFirstOfMany && m.house_doctor_done_first_picture(), instead && insteadSentences(instead)]
  const { missing = 0, requested = 0 } = designs ?? {}
  const after = [
    missing > 0 && m.house_doctor_designs_missing({ missing, asked: requested }),
    leftOutWords(leftOut),
    noPlaceWords(noPlace),
  ]
  return joinSentences([...before, doneWords[what](), ...after], getLocale())
}

/** Parts of a wish that a redesign leaves out, with advice. */
export function leftOutWords(leftOut: readonly LeftOut[]): string {
  const sentences = leftOut.map(({ do: order, why }) =>
    why === 'not_seen'
      ? m.house_doctor_left_out_not_seen({ order: operationWords[order]() })
      : m.house_doctor_left_out_elsewhere({ order: operationWords[order](), tool: tools.precision.name() }),
  )
  return joinSentences([...new Set(sentences)], getLocale())
}

function noPlaceWords(kinds: readonly string[]): string {
  const known = Object.entries(furnitureWords).filter(([kind]) => kinds.includes(kind))
  const things = formatList(
    known.map(([, name]) => name()),
    getLocale(),
  )
  return known.length > 0 ? m.house_doctor_no_place({ things }) : ''
}

const dressingWords: Record<DressingKind, () => string> = {
  rug: m.house_doctor_dressing_rug,
  print: m.house_doctor_dressing_print,
  lamp: m.house_doctor_dressing_lamp,
  pendant: m.house_doctor_dressing_lamp,
  plant: m.house_doctor_dressing_plant,
  bedside: m.house_doctor_dressing_bedside,
  chair: m.house_doctor_dressing_chair,
  television: m.house_doctor_dressing_television,
  curtain: m.house_doctor_dressing_curtain,
  things: m.house_doctor_dressing_things,
}

const spotWords: Record<Spot, () => string> = {
  back_left: m.house_doctor_spot_back_left,
  back_middle: m.house_doctor_spot_back_middle,
  back_right: m.house_doctor_spot_back_right,
  left_wall: m.house_doctor_spot_left_wall,
  right_wall: m.house_doctor_spot_right_wall,
  middle: m.house_doctor_spot_middle,
}

/** Where in the room a product stands; empty where nobody knows, as for a floor. */
export const spotName = (spot: Spot | undefined): string => (spot ? spotWords[spot]() : '')

/** Says what in a picture is there for the look only. */
export function notSoldWords(dressing: readonly DressingKind[]): string {
  // Drafts of older builds hold kinds that are gone.
  const known = dressing.filter((kind) => kind in dressingWords)
  const things = [...new Set(known.map((kind) => dressingWords[kind]()))]
  return m.house_doctor_not_sold({ things: formatList(things, getLocale()) })
}
