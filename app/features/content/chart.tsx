import { Citation, FigureText } from './inline-text'
import { LineChart } from './line-chart'
import type { ChartData, ChartKind, ChartPoint } from './text'

type DrawingProps = { points: readonly ChartPoint[]; title: string }

const drawings: Record<ChartKind, (props: DrawingProps) => React.ReactNode> = {
  bars: Bars,
  line: LineChart,
  shares: Shares,
  steps: Steps,
}

/** A chart with its figures as text beside it; without room, a line's figures are its accessible name. */
export function Chart({ chart: { kind, title, unit, points, note, citations } }: { chart: ChartData }) {
  const Drawing = drawings[kind]
  return (
    <figure className="my-10 max-w-[48em] rounded-soft border border-line bg-surface p-5 md:p-8">
      <figcaption className="mb-6">
        <span className="block font-medium">{title}</span>
        {kind === 'steps' ? null : <span className="block text-sm text-ink-3">{unit}</span>}
      </figcaption>
      <Drawing points={points} title={title} />
      <p className="mt-5 text-xs text-ink-3">
        {note}
        {citations.map((number) => (
          <Citation key={number} number={number} />
        ))}
      </p>
    </figure>
  )
}

const sum = (points: readonly ChartPoint[]) => points.reduce((total, { value = 0 }) => total + value, 0)

/** Percentages, so that charts scale with the screen. */
const percent = (part: number, whole: number) => `${(whole ? (100 * part) / whole : 0).toFixed(2)}%`

function Bars({ points }: DrawingProps) {
  const longest = Math.max(...points.map(({ value = 0 }) => value))
  return (
    <dl className="grid gap-4">
      {points.map((point) => (
        <div key={point.label}>
          <dt className="flex justify-between gap-4 text-sm">{point.label}</dt>
          <dd className="mt-1 flex items-center gap-3 text-sm font-medium">
            <svg aria-hidden="true" width="80%" height="14">
              <rect width={percent(point.value ?? 0, longest)} height="14" className="fill-purple-500" />
            </svg>
            <FigureText figure={point} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const fills = ['fill-purple-950', 'fill-purple-500', 'fill-purple-100', 'fill-ink-3']

function Shares({ points }: DrawingProps) {
  const whole = sum(points)
  return (
    <>
      <svg aria-hidden="true" width="100%" height="28">
        {points.map(({ label, value = 0 }, index) => (
          <rect
            key={label}
            x={percent(sum(points.slice(0, index)), whole)}
            width={percent(value, whole)}
            height="28"
            className={fills[index]}
          />
        ))}
      </svg>
      <ul className="mt-4 grid gap-2 text-sm">
        {points.map((point, index) => (
          <li key={point.label} className="flex items-center gap-3">
            <svg aria-hidden="true" width="12" height="12" className="shrink-0">
              <rect width="12" height="12" className={fills[index]} />
            </svg>
            <span>{point.label}</span>
            <span className="ml-auto font-medium">
              <FigureText figure={point} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Steps({ points }: DrawingProps) {
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      {points.map((point, index) => (
        <li key={point.label} className="border-t-2 border-purple-500 pt-3">
          <span className="num block text-sm text-ink-3">
            {index + 1} · <FigureText figure={point} />
          </span>
          <span className="mt-1 block font-medium">{point.label}</span>
        </li>
      ))}
    </ol>
  )
}
