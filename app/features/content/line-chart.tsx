import { formatList } from '#app/lib/formats'
import { getLocale } from '../languages/locale'
import type { ChartPoint } from './text'

/** Margins for labels and figures, in percent of the drawing. */
const SIDE = 6
const TOP = 16
const BOTTOM = 86

/** A line over evenly spaced points, from zero. Percentages without a view box keep the text's size on phones. */
export function LineChart({ points, title }: { points: readonly ChartPoint[]; title: string }) {
  const highest = Math.max(...points.map(({ value = 0 }) => value))
  const places = points.map(({ label, figure, value = 0 }, index) => ({
    label,
    figure,
    x: SIDE + (index * (100 - 2 * SIDE)) / Math.max(1, points.length - 1),
    y: BOTTOM - (highest ? (value / highest) * (BOTTOM - TOP) : 0),
  }))
  return (
    <svg
      role="img"
      aria-label={`${title}: ${formatList(
        points.map(({ label, figure }) => `${label} ${figure}`),
        getLocale(),
      )}`}
      width="100%"
      height="240"
    >
      <line x1="0" x2="100%" y1={`${BOTTOM}%`} y2={`${BOTTOM}%`} className="stroke-line" />
      {places.slice(1).map(({ label, x, y }, index) => (
        <line
          key={label}
          x1={`${places[index]?.x}%`}
          y1={`${places[index]?.y}%`}
          x2={`${x}%`}
          y2={`${y}%`}
          strokeWidth="2"
          className="stroke-purple-500"
        />
      ))}
      {places.map(({ label, figure, x, y }) => (
        <g key={label} textAnchor="middle" className="text-xs">
          <circle cx={`${x}%`} cy={`${y}%`} r="4" className="fill-purple-500" />
          <text x={`${x}%`} y={`${y}%`} dy="-12" className="num fill-ink">
            {figure}
          </text>
          <text x={`${x}%`} y={`${BOTTOM}%`} dy="20" className="num fill-ink-3">
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}
