import { formatList } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import type { Sketch } from '../content/content'
import { getLocale } from '../languages/locale'

/** A hand-drawn map of the streets around an office, without a map service. */
export function AreaSketch({ sketch: { waters, streets, lanes, office } }: { sketch: Sketch }) {
  const [x, y] = office
  const roads = [...streets].sort((a, b) => Number(b.isOffices ?? 0) - Number(a.isOffices ?? 0))
  return (
    <svg
      viewBox="0 0 320 200"
      role="img"
      aria-label={m.contact_sketch({
        roads: formatList(
          [...roads, ...waters].map(({ name }) => name),
          getLocale(),
        ),
      })}
      className="w-full bg-sunken xl:w-85 xl:shrink-0"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g fill="none">
        {lanes.map((path) => (
          <path key={path} d={path} strokeWidth="4" className="stroke-canvas" />
        ))}
        {waters.map(({ name, path, width }) => (
          <path key={name} d={path} strokeWidth={width} className="stroke-line" />
        ))}
        {streets.map(({ name, path, isOffices }) => (
          <path key={name} d={path} strokeWidth={isOffices ? 16 : 13} className="stroke-surface" />
        ))}
      </g>
      <g className="fill-ink-2 text-[12px]" textAnchor="middle" lang="vi">
        {[...waters, ...streets].map(({ name, at, turn = 0 }) => (
          <text key={name} transform={`translate(${at.join(' ')}) rotate(${turn})`} dominantBaseline="middle">
            {name}
          </text>
        ))}
      </g>
      <rect x={x - 15} y={y - 9} width="18" height="18" className="fill-ink" />
      <circle cx={x + 6} cy={y} r="9" className="fill-purple-500" />
    </svg>
  )
}
