import { joinSentences } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '../../languages/locale'
import { inCentimetres } from '../lengths.ts'
import { hintWords } from '../placing-words.ts'
import type { RoomPiece } from './document.ts'
import { gapsOf } from './placing.ts'
import type { Composer } from './use-composer.ts'

/** Name, position and conflicts of a piece in words. */
export function pieceLabel({ furnishing, verdicts, nameOf }: Composer, { id, slug: _, ...place }: RoomPiece): string {
  const { left, back } = gapsOf(furnishing, { id, ...place })
  const where = m.composer_piece_place({
    name: nameOf(id),
    left: inCentimetres(left),
    back: inCentimetres(back),
    turn: place.turn,
  })
  const verdict = verdicts.get(id)
  const troubles = verdict?.refusal
    ? [m.composer_in_the_way()]
    : (verdict?.hints ?? []).map((hint) => hintWords[hint]())
  return joinSentences([where, ...troubles], getLocale())
}
