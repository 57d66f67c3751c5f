import { cpus } from 'node:os'
import { median } from '../median.ts'
import type { WallFigures } from './figures.ts'

/** A tap helps or harms where it moves the overlap by more than this. */
const MOVED = 0.01
/** Below this the page should say that it is not sure. */
const WRONG = 0.5
/** Rooms that this shop furnishes most. */
const LIVED_IN = ['living', 'bedroom', 'dining']

type Row = readonly [what: string, value: string, must: string]

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const spread = (values: readonly number[]) =>
  values.length > 0 ? `${mean(values).toFixed(3)} / ${median([...values]).toFixed(3)}` : ''
const percent = (count: number, of: number) => (of > 0 ? `${((100 * count) / of).toFixed(0)} %` : '')

/** Changes of the overlap by each correcting tap. */
const changesOf = ({ alone, corrected }: Pick<WallFigures, 'alone' | 'corrected'>): number[] =>
  corrected.map((overlap, index) => overlap - (index > 0 ? (corrected[index - 1] as number) : alone))

export function wallRows(all: readonly WallFigures[]): Row[] {
  const lived = all.filter(({ kind }) => kind && LIVED_IN.includes(kind))
  const last = ({ alone, corrected }: WallFigures) => corrected.at(-1) ?? alone
  const changes = all.flatMap(changesOf)
  const [helping, harming] = [changes.filter((by) => by > MOVED), changes.filter((by) => by < -MOVED)]
  const wrong = all.filter(({ alone }) => alone < WRONG)
  const right = all.filter(({ alone }) => alone >= WRONG)
  const floors = all.flatMap(({ floor }) => floor ?? [])
  const sureFloors = floors.filter(({ isSure }) => isSure)
  const unsure = (some: readonly WallFigures[]) => some.filter(({ isSure }) => !isSure).length
  return [
    ['rules alone, no tap, IoU (mean / median)', spread(all.map(({ ruled }) => ruled)), ''],
    ['with the network, no tap', spread(all.map(({ alone }) => alone)), '≥ 0.68'],
    [`no tap, ${lived.length} living, bed and dining rooms`, spread(lived.map(({ alone }) => alone)), '≥ 0.76'],
    ['three corrections at most', spread(all.map(last)), '≥ 0.80'],
    ['the same, living, bed and dining rooms', spread(lived.map(last)), ''],
    [
      'three taps at most, the first on the largest wall',
      spread(all.map(({ tapped }) => tapped.at(-1) ?? 0)),
      '≥ 0.80',
    ],
    [`correcting taps that help (of ${changes.length})`, percent(helping.length, changes.length), '≥ 90 %'],
    ['correcting taps that harm', percent(harming.length, changes.length), '≤ 1 %'],
    [`"not sure", of ${wrong.length} below ${WRONG}`, percent(unsure(wrong), wrong.length), '≥ 80 %'],
    [`"not sure", of ${right.length} others`, percent(unsure(right), right.length), 'few'],
    [`floor of ${floors.length}, no tap, IoU (mean / median)`, spread(floors.map(({ overlap }) => overlap)), ''],
    [
      `the same, of ${sureFloors.length} that the engine is sure of`,
      spread(sureFloors.map(({ overlap }) => overlap)),
      '',
    ],
    ['network, seconds (mean, longest)', times(all.map(({ seconds }) => seconds.network)), ''],
    [
      'room found, seconds, with the network’s',
      times(all.map(({ seconds: { network, room } }) => network + room)),
      '≤ 2',
    ],
    [
      'all walls, seconds, with the network’s',
      times(all.map(({ seconds: { network, mask } }) => network + mask)),
      '≤ 1',
    ],
  ]
}

const times = (seconds: readonly number[]) => `${mean(seconds).toFixed(2)}, ${Math.max(...seconds).toFixed(2)}`

/** One line per photograph. */
export const wallLine = ({ name, kind, ruled, alone, sureness, isSure, corrected, tapped, floor }: WallFigures) =>
  [
    name,
    kind ?? '',
    ruled.toFixed(3),
    alone.toFixed(3),
    `${sureness?.toFixed(2) ?? ''}${isSure ? '' : ' not sure'}`,
    corrected.map((overlap) => overlap.toFixed(3)).join(' '),
    tapped.map((overlap) => overlap.toFixed(3)).join(' '),
    floor ? `${floor.overlap.toFixed(3)}${floor.isSure ? '' : ' not sure'}` : '',
  ].join(' | ')

export const wallTable = (all: readonly WallFigures[]) =>
  ['| what | measured | must reach |', '|---|---|---|', ...wallRows(all).map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  )

export const wallReport = (all: readonly WallFigures[]) => `# Walls and floors on photographs, measured

\`npm run bench:house-doctor -- photographs --folder <folder>\`, ${all.length} photographs, ${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.

${wallTable(all)}

| photograph | room | rules alone | no tap | sureness | after each correction | a first tap, then corrections | floor, no tap |
|---|---|---|---|---|---|---|---|
${all.map((figures) => `| ${wallLine(figures)} |`).join('\n')}

## Method

The folder holds photographs \`NAME.jpg\` and the truth of their walls \`NAME_walls.png\` (white is wall); \`kinds.txt\` in it, or \`--kinds <file>\`, names the kind of room in lines of a name and a kind. Photographs are read at 1,024 px and are no part of the repository. *No tap* is what the page marks as all walls: the engine's rules joined with what the network sees. *Rules alone* is the same without the network, as the page marks it where the weights do not come; all other figures are with it. \`--weights <file>\` tries other weights than the published ones and leaves this page as it is. *Corrections* are those of a person who looks for the worst mistake: the next tap is on the middle of the largest connected one, to add or to take away, as long as it is at least 16 px wide. A *first tap* is on the middle of the largest part of the wall that shows. A tap helps where it adds more than ${MOVED} to the overlap, and harms where it takes more away. Sureness is what the engine says of its own mask before any tap. Floors were drawn by hand (\`bench/walls/floors.csv\`), from the pictures alone; what lies under a rug counts neither way, wall-to-wall carpet is floor. The network looks at a photograph once, when the page looks for the room; the times of room and walls both include it. \`--sheets <folder>\` writes pictures: green is right, red taken wrongly, blue missed.
`
