import { useMemo, useRef, useState } from 'react'
import { type PiecePosition, type PlacingRefusal, refusalOf, stepPiece, turnPiece, verdictsOf } from '../placing.ts'
import { type Command, did, documentOf, type History, historyOf, redo, undo } from './commands.ts'
import { composerNotices } from './composer-labels.ts'
import { fitOpening, openingsOverlap, type RoomDocument, type RoomOpening } from './document.ts'
import { furnishingOf } from './placing.ts'
import type { CataloguePiece } from './range.ts'

export type ComposerNotice = { text: string; isTrouble: boolean }

/** State and actions of a room being furnished. */
export function useComposer(
  begin: RoomDocument,
  range: ReadonlyMap<string, CataloguePiece>,
  greeting?: ComposerNotice,
) {
  const [history, setHistory] = useState<History>(() => historyOf(begin))
  /** The current history, for asynchronous code. */
  const latest = useRef(history)
  const [chosen, setChosen] = useState<number>()
  const [notice, setNotice] = useState(greeting)
  const document = useMemo(() => documentOf(history), [history])
  const furnishing = useMemo(() => furnishingOf(document, range), [document, range])
  const verdicts = useMemo(() => verdictsOf(furnishing), [furnishing])

  const nameOf = (id: number | undefined) => {
    const slug = document.pieces.find((piece) => piece.id === id)?.slug
    return (slug && range.get(slug)?.name) ?? ''
  }
  const say = (text: string, isTrouble = false) => setNotice({ text, isTrouble })
  const refuse = ({ code, other }: PlacingRefusal, id: number) =>
    say(composerNotices[code](nameOf(id), nameOf(other)), true)
  const goOn = (next: History) => {
    latest.current = next
    setHistory(next)
  }
  const act = (command: Command) => {
    goOn(did(latest.current, command))
    setNotice(undefined)
  }

  /** Moves a piece unless something is in the way, and reports it. From an invalid position, it may go anywhere. */
  const move = (place: PiecePosition): boolean => {
    const piece = document.pieces.find(({ id }) => id === place.id)
    const refusal = refusalOf(furnishing, place)
    if (refusal && piece && !refusalOf(furnishing, piece)) {
      refuse(refusal, place.id)
      return false
    }
    act({ do: 'move', piece: place })
    return true
  }
  const pieceOf = (id: number) => document.pieces.find((piece) => piece.id === id)

  return {
    document,
    furnishing,
    verdicts,
    history,
    chosen,
    notice,
    range,
    act,
    say,
    move,
    nameOf,
    choose: setChosen,
    /** True if the room is unchanged since `seen`. */
    isStill: (seen: History) => latest.current === seen,
    /** Moves by millimetres right and back, as far as possible. */
    step: (id: number, toRight: number, toBack: number) => {
      const piece = pieceOf(id)
      if (!piece) return
      const { slug: _, ...place } = piece
      const next = stepPiece(furnishing, place, toRight, toBack)
      if (next !== place) move(next)
      else
        refuse(
          refusalOf(furnishing, {
            ...place,
            xMm: place.xMm + Math.sign(toRight) * 10,
            zMm: place.zMm + Math.sign(toBack) * 10,
          }) ?? { code: 'outside_room' },
          id,
        )
    },
    turn: (id: number, degrees: number) => {
      const piece = pieceOf(id)
      if (!piece) return
      const { slug: _, ...place } = piece
      move(turnPiece(furnishing, place, degrees))
    },
    remove: (id: number) => {
      const name = nameOf(id)
      act({ do: 'remove', id })
      setChosen(undefined)
      say(composerNotices.removed(name))
    },
    /** Adds an opening, or reports a conflict or a too short wall. */
    open: (opening: RoomOpening): boolean => {
      const inWall = fitOpening(document.shape, opening)
      if (!inWall || document.openings.some((other) => openingsOverlap(inWall, other))) {
        say(composerNotices.no_wall(), true)
        return false
      }
      act({ do: 'open', opening: inWall })
      return true
    },
    undo: () => {
      if (latest.current.done === 0) return
      goOn(undo(latest.current))
      say(composerNotices.undone())
    },
    redo: () => {
      if (latest.current.done === latest.current.commands.length) return
      goOn(redo(latest.current))
      say(composerNotices.redone())
    },
  }
}

export type Composer = ReturnType<typeof useComposer>
