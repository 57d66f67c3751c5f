import type { Triple } from '../../colour.ts'
import { coverage, mixed, type Pattern, patternOf, shaded } from './drawing.ts'
import { chanceAt } from './noise.ts'
import { Board, type WoodGrain } from './wood.ts'

/** A board, and how many make up a swatch in each direction. */
export type Planks = { lengthMm: number; widthMm: number; along: number; across: number; jointMm: number }

const JOINT_SHADE = 0.35

/** Boards in randomly shifted rows, along the swatch's height. */
export function plankFloor(
  wood: WoodGrain,
  { lengthMm, widthMm, along, across, jointMm }: Planks,
  seed: number,
): Pattern {
  const boards = new Map<number, Board>()
  const boardOf = (row: number, index: number) => {
    const key = row * along + index
    const known = boards.get(key) ?? new Board(wood, seed + key * 13, widthMm)
    boards.set(key, known)
    return known
  }
  return patternOf(widthMm * across, lengthMm * along, (x, y, pixelMm) => {
    const row = Math.floor(x / widthMm)
    const begins = chanceAt(row, 3, seed) * lengthMm
    const run = (y + begins) / lengthMm
    const index = Math.floor(run)
    const [side, end] = [x - row * widthMm, (run - index) * lengthMm]
    const colour = boardOf(row, index % along).at(end, side, pixelMm)
    return jointed(colour, Math.min(side, widthMm - side), Math.min(end, lengthMm - end), jointMm, pixelMm)
  })
}

const jointed = (colour: Triple, side: number, end: number, jointMm: number, pixelMm: number): Triple =>
  mixed(colour, shaded(colour, JOINT_SHADE), coverage(Math.min(side, end), jointMm, pixelMm))

/** Repeats of the pattern within the swatch. */
const RETURNS = 2

/**
 * Herringbone along the swatch's sides, boards `ratio` times as long as wide. On a grid of board widths, square (i, j)
 * belongs to a level board for half of the values of i − j, else to an upright one.
 */
export function herringboneFloor(
  wood: WoodGrain,
  widthMm: number,
  ratio: number,
  jointMm: number,
  seed: number,
): Pattern {
  const period = 2 * ratio
  const squares = period * RETURNS
  const lengthMm = widthMm * ratio
  const boards = new Map<number, Board>()
  const wrapped = (index: number) => ((index % squares) + squares) % squares
  return patternOf(squares * widthMm, squares * widthMm, (x, y, pixelMm) => {
    const [i, j] = [Math.floor(x / widthMm), Math.floor(y / widthMm)]
    const within = (((i - j) % period) + period) % period
    const isLevel = within < ratio
    const offset = isLevel ? within : period - 1 - within
    const [along, across] = isLevel
      ? [x - (i - offset) * widthMm, y - j * widthMm]
      : [y - (j - offset) * widthMm, x - i * widthMm]
    const [row, start] = isLevel ? [wrapped(j), wrapped(i - offset)] : [wrapped(i), wrapped(j - offset)]
    const key = ((isLevel ? 0 : squares) + row) * squares + start
    const board = boards.get(key) ?? new Board(wood, seed + key * 17, widthMm)
    boards.set(key, board)
    return jointed(
      board.at(along, across, pixelMm),
      Math.min(across, widthMm - across),
      Math.min(along, lengthMm - along),
      jointMm,
      pixelMm,
    )
  })
}
