import { m } from '#app/paraglide/messages.js'

/** A square house whose round window has rolled out. */
export function HouseDrawing() {
  return (
    <svg viewBox="0 0 560 480" role="img" aria-label={m.notices_house_drawing()} className="w-full">
      <path className="fill-ink" d="M200 30 392 124v42L200 72 8 166v-42z" />
      <path className="fill-ink" fillRule="evenodd" d="M8 184h384v270H8zm192 50a85 85 0 1 0 0 170 85 85 0 0 0 0-170z" />
      <circle className="fill-purple-500" cx="470" cy="369" r="85" />
      <path className="stroke-line-strong" strokeWidth="2" d="M0 454h560" />
    </svg>
  )
}
