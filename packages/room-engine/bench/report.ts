import { cpus } from 'node:os'
import { median } from './median.ts'
import type { BenchPart, BenchRow, Figures, Limit } from './part.ts'

/** Figures of all rooms and photographs. */
export type Measured = Record<'tuning' | 'heldOut' | 'photographs', Figures[]>

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function resultOf({ figure, statistic }: BenchRow, rooms: readonly Figures[]): number | undefined {
  const values = rooms.flatMap((figures) => figures[figure] ?? [])
  if (values.length === 0) return undefined
  return statistic === 'median' ? median(values) : mean(values)
}

const reaches = (value: number, limit: Limit) => ('atMost' in limit ? value <= limit.atMost : value >= limit.atLeast)
const written = (value: number | undefined, unit: string) =>
  value === undefined ? '' : `${value.toFixed(2)} ${unit}`.trim()
const limitIn = (limit: Limit | undefined, unit: string) =>
  limit ? `${'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`} ${unit}`.trim() : ''

function verdict(values: readonly number[], { must, aim }: BenchRow): string {
  const all = (limit: Limit) => values.every((value) => reaches(value, limit))
  if (values.length === 0) return ''
  if (!all(must)) return 'NO'
  return aim && all(aim) ? 'the aim' : 'yes'
}

/** One line per room. */
export const shown = (parts: readonly BenchPart[], figures: Figures) =>
  parts
    .flatMap(({ rows }) => rows)
    .filter(({ figure }) => figures[figure] !== undefined)
    .map(({ figure, unit }) => `${figure} ${written(figures[figure], unit)}`)
    .join(', ')

export function tableOf(parts: readonly BenchPart[], { tuning, heldOut, photographs }: Measured): string {
  const lines = parts
    .flatMap(({ rows }) => rows)
    .map((row) => {
      const results = [tuning, heldOut, photographs].map((rooms) => resultOf(row, rooms))
      const judged = results.slice(0, 2).filter((value) => value !== undefined)
      const cells = results.map((value) => written(value, row.unit))
      return `| ${row.what} (${row.statistic}) | ${cells.join(' | ')} | ${limitIn(row.must, row.unit)} | ${limitIn(row.aim, row.unit)} | ${verdict(judged, row)} |`
    })
  const counts = [tuning, heldOut, photographs].map(({ length }) => length)
  return [
    `| what | ${counts[0]} tuning rooms | ${counts[1]} held-out rooms | ${counts[2]} photographs | must reach | aim | reaches |`,
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

export const reportOf = (parts: readonly BenchPart[], measured: Measured) => `# House Doctor, measured

\`npm run bench:house-doctor\`, one run on ${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.

${tableOf(parts, measured)}

A row reaches what it must when the tuning rooms and the held-out rooms both do. Photographs are read where \`HOUSE_DOCTOR_PHOTOS\` names a folder with files called \`…pitch-12_hfov80.jpg\` (degrees); they are never part of the repository.

## Method

${METHOD}

${parts.map(({ name, method }) => `**${name}.** ${method}`).join('\n\n')}
`

const METHOD = `Sixty rooms, one for each seed, are made by \`scripts/bench/house-doctor/rooms\` and rendered by a ray caster of our own in Node, so that the same seed gives the same picture on every machine: 2.7 to 5.8 m wide, 3.0 to 6.2 m deep, 2.4 to 3.1 m high, with windows, doors, skirting, mouldings, curtains, rails and prints, planks, tiles, herringbone or carpet, painted, striped or brick walls, furnished from the catalogue, partly askew. Cameras stand off the middle, 1.15 to 1.7 m high, see 50 to 95 degrees, look up to 12 degrees up or down and tilt up to 2; three in ten look into a corner. A tenth of the picture is floor, and two walls meet in it. Windows, a lamp and sometimes the sun light the room with soft shadows; what it throws back is even light, less in corners and tinted by what is near. The picture then gets a sensor's noise, blur, vignette and JPEG. Each room can also be rendered empty, with another floor and with another back wall, in the same light, with a mask of what each pixel shows.

Seeds that are even are looked at while the engine is being improved. Odd ones are held out: the command prints no figure of any of them, only those of all.`
