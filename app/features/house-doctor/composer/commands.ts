import {
  buildable,
  fitOpening,
  inReach,
  type NewPiece,
  nextId,
  openingsOverlap,
  ROOM_LIMITS,
  type RoomDocument,
  type RoomOpening,
  type RoomPiece,
  type RoomShape,
} from './document.ts'

/** An edit of a room. Undo needs only a document and its commands. */
export type Command =
  | { do: 'place'; piece: NewPiece }
  | { do: 'move'; piece: Omit<RoomPiece, 'slug'> }
  | { do: 'remove'; id: number }
  /** Replaces all pieces. */
  | { do: 'arrange'; pieces: readonly RoomPiece[] }
  | { do: 'shape'; shape: RoomShape }
  | { do: 'open'; opening: RoomOpening }
  | { do: 'close'; id: number }
  | { do: 'finish'; floor?: RoomDocument['floor']; walls?: string }

export function applied(document: RoomDocument, command: Command): RoomDocument {
  const { shape, openings, pieces } = document
  switch (command.do) {
    case 'place':
      if (pieces.length >= ROOM_LIMITS.pieces) return document
      return { ...document, pieces: [...pieces, { ...command.piece, id: nextId(pieces) }] }
    case 'move':
      return {
        ...document,
        pieces: pieces.map((piece) =>
          piece.id === command.piece.id ? inReach({ ...piece, ...command.piece }) : piece,
        ),
      }
    case 'remove':
      return { ...document, pieces: pieces.filter(({ id }) => id !== command.id) }
    case 'arrange':
      return { ...document, pieces: command.pieces }
    case 'shape':
      return reshapeRoom(document, buildable(command.shape))
    case 'open': {
      const opening = fitOpening(shape, command.opening)
      const others = openings.filter(({ id }) => id !== command.opening.id)
      if (!opening || others.some((other) => openingsOverlap(opening, other))) return document
      return { ...document, openings: [...others, opening].sort((a, b) => a.id - b.id) }
    }
    case 'close':
      return { ...document, openings: openings.filter(({ id }) => id !== command.id) }
    case 'finish':
      return { ...document, floor: command.floor ?? document.floor, walls: command.walls ?? document.walls }
  }
}

/** Openings stay in walls that are long enough for them; furniture stays in place. */
function reshapeRoom(document: RoomDocument, shape: RoomShape): RoomDocument {
  const openings: RoomOpening[] = []
  for (const opening of document.openings) {
    const inWall = fitOpening(shape, opening)
    if (inWall && !openings.some((other) => openingsOverlap(inWall, other))) openings.push(inWall)
  }
  return { ...document, shape, openings }
}

/** A document with its commands; those beyond `done` are undone and can be redone. */
export type History = { begin: RoomDocument; commands: readonly Command[]; done: number }

/** Maximum undo steps. */
const MOST_COMMANDS = 200

export const historyOf = (begin: RoomDocument): History => ({ begin, commands: [], done: 0 })

export const documentOf = ({ begin, commands, done }: History) => commands.slice(0, done).reduce(applied, begin)

/** Adds a command and drops undone ones; commands without effect are ignored. */
export function did(history: History, command: Command): History {
  const before = documentOf(history)
  if (applied(before, command) === before) return history
  const commands = [...history.commands.slice(0, history.done), command]
  const begin = commands.length > MOST_COMMANDS ? applied(history.begin, commands[0] as Command) : history.begin
  const latest = commands.slice(-MOST_COMMANDS)
  return { begin, commands: latest, done: latest.length }
}

export const undo = (history: History): History => ({ ...history, done: Math.max(0, history.done - 1) })
export const redo = (history: History): History => ({
  ...history,
  done: Math.min(history.commands.length, history.done + 1),
})
