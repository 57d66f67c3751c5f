import { encode } from 'uqr'

/** Light modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A QR code as inline SVG, drawn by the server. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className="w-full">
      <path className="fill-white" d={`M0 0h${size}v${size}H0z`} />
      <path className="fill-ink" d={data.map(darkRuns).join('')} />
    </svg>
  )
}

/** Rectangles of a row's touching dark modules. */
function darkRuns(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? 'x' : ' ')).join('')
  return [...modules.matchAll(/x+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
}
