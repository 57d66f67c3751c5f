import { qrPath } from '#app/lib/qr-path'

/** A QR code as inline SVG, drawn by the server. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className="w-full">
      <path className="fill-white" d={`M0 0h${size}v${size}H0z`} />
      <path className="fill-ink" d={path} />
    </svg>
  )
}
