import { STORE_BADGE } from '#app/lib/constants'

export type Store = 'app-store' | 'google-play'

const drawings: Record<Store, { name: string; mark: string }> = {
  'app-store': {
    name: 'App Store',
    mark: 'M17.5 11h9a2.5 2.5 0 0 1 2.5 2.5v15a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-15a2.5 2.5 0 0 1 2.5-2.5zm.5 2a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V14a1 1 0 0 0-1-1h-1.5l-.5 1h-4l-.5-1z',
  },
  'google-play': {
    name: 'Google Play',
    mark: 'M16 12.6v16.8c0 .5.5.8 1 .5l13.5-8.1c.5-.3.5-1.3 0-1.6L17 12.1c-.5-.3-1 0-1 .5z',
  },
}

/** A store's badge with a note above its name. The shop draws it, because the stores' artwork requires an app there. */
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
