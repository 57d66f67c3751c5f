import type { Sight } from './view.ts'

export type Dot = readonly [x: number, y: number]
export type Line = Dot[]

/** The four directions on the grid, each with its opposite. */
const ways = [
  { bit: 1, back: 4, dx: 1, dy: 0 },
  { bit: 2, back: 8, dx: 0, dy: 1 },
  { bit: 4, back: 1, dx: -1, dy: 0 },
  { bit: 8, back: 2, dx: 0, dy: -1 },
] as const

/** Maximum deviation of a simplified line, in dots. */
const STRAIGHTENING = 0.9
/** Shorter lines are specks; in dots. */
const SHORTEST = 9

/** Boundaries between parts, each drawn once. */
export function outlinesOf({ width, height, parts }: Sight): Line[] {
  const columns = width + 1
  const partAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (parts[y * width + x] ?? 0)
  const open = new Uint8Array(columns * (height + 1))
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      if (partAt(x, y - 1) !== partAt(x, y)) mark(x, y, 0)
      if (partAt(x - 1, y) !== partAt(x, y)) mark(x, y, 1)
    }
  const degrees = open.map((bits) => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1))
  const lines: Line[] = []
  // Starts at junctions and line ends; the remaining lines are rings.
  for (const isMeeting of [true, false])
    for (let spot = 0; spot < open.length; spot++)
      while (open[spot] && (!isMeeting || degrees[spot] !== 2)) lines.push(follow(spot))
  return lines.filter((line) => lengthOf(line) >= SHORTEST).map(straighten)

  function mark(x: number, y: number, way: 0 | 1) {
    const { bit, back, dx, dy } = ways[way]
    const [here, there] = [y * columns + x, (y + dy) * columns + x + dx]
    open[here] = (open[here] ?? 0) | bit
    open[there] = (open[there] ?? 0) | back
  }

  function follow(start: number): Line {
    const line: Line = [[start % columns, Math.floor(start / columns)]]
    for (let spot = start; ; ) {
      const way = ways.find(({ bit }) => (open[spot] ?? 0) & bit)
      if (!way) return line
      const next = spot + way.dy * columns + way.dx
      open[spot] = (open[spot] ?? 0) & ~way.bit
      open[next] = (open[next] ?? 0) & ~way.back
      line.push([next % columns, Math.floor(next / columns)])
      spot = next
      if (degrees[spot] !== 2 || spot === start) return line
    }
  }
}

const lengthOf = (line: Line) => line.length - 1

/** Simplifies a line (Douglas and Peucker). */
function straighten(line: Line): Line {
  const last = line.length - 1
  const [first, end] = [line[0], line[last]]
  if (!first || !end || last < 2) return line
  const isRing = first[0] === end[0] && first[1] === end[1]
  let [farthest, distance] = [0, 0]
  for (let index = 1; index < last; index++) {
    const dot = line[index] as Dot
    const away = isRing ? Math.hypot(dot[0] - first[0], dot[1] - first[1]) : distanceFrom(dot, first, end)
    if (away > distance) [farthest, distance] = [index, away]
  }
  if (distance <= STRAIGHTENING) return [first, end]
  return [...straighten(line.slice(0, farthest + 1)).slice(0, -1), ...straighten(line.slice(farthest))]
}

function distanceFrom(dot: Dot, from: Dot, to: Dot) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return Math.abs(dx * (dot[1] - from[1]) - dy * (dot[0] - from[0])) / Math.hypot(dx, dy)
}
