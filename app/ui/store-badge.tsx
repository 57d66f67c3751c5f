import { STORE_BADGE } from '#app/lib/constants'

export type Store = 'app-store' | 'google-play'

const drawings: Record<Store, { name: string; mark: string }> = {
  'app-store': {
    name: 'App Store',
    mark: 'M27.6 21.4c0-2 1.7-3 1.7-3a3.8 3.8 0 0 0-3-1.6c-1.2-.1-2.4.7-3 .7s-1.6-.7-2.7-.7c-2.9 0-5.6 3.7-3.6 8.4.7 1.7 2 3.6 3.3 3.6 1.1 0 1.5-.7 2.9-.7s1.7.7 2.9.7c1.2 0 2-1.1 2.7-2.2.6-.9 1-1.8 1.2-2.4a3.6 3.6 0 0 1-2.4-2.8zM25.5 15.5c.6-.7 1-1.7.9-2.8-.9.1-2 .6-2.6 1.4-.6.6-1.1 1.6-.9 2.6 1 .1 2-.5 2.6-1.2z',
  },
  'google-play': {
    name: 'Google Play',
    mark: 'M16 12.6v16.8c0 .5.5.8 1 .5l13.5-8.1c.5-.3.5-1.3 0-1.6L17 12.1c-.5-.3-1 0-1 .5z',
  },
}

/** The badge of a store, with a note above its name. */
export function StoreBadge({ store, note }: { store: Store; note: string }) {
  const { name, mark } = drawings[store]
  const { width, height } = STORE_BADGE
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${note} ${name}`}>
      <rect
        x=".5"
        y=".5"
        width={width - 1}
        height={height - 1}
        rx="5"
        className="fill-purple-950 stroke-on-dark-2/40"
      />
      <path className="fill-white" d={mark} />
      <text x="41" y="15.5" className="fill-on-dark-2 text-[8.5px]">
        {note}
      </text>
      <text x="41" y="31" className="fill-white text-[15px] font-semibold">
        {name}
      </text>
    </svg>
  )
}
