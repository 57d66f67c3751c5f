import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import type { ProductSummary } from '../../catalogue/catalogue'
import { hashOfDraft, hashOfSample } from '../intake/room-hash.ts'
import { sampleRooms } from '../sample-rooms.ts'
import { tools } from '../tools.ts'
import { DesignFrame } from './design-frame.tsx'
import type { SavedDesign } from './designs.schema'

type PhotoRowProps = {
  design: SavedDesign
  products?: readonly ProductSummary[]
  /** True if the room's photo is in this browser. */
  isHere: boolean
  onDrop: () => Promise<void>
}

/** A saved photo room: its changes, and a link if its photo is available. */
export function PhotoRow({ design, products, isHere, onDrop }: PhotoRowProps) {
  const name = nameOf(design)
  const open = openOf(design, isHere)
  return (
    <DesignFrame
      design={design}
      name={name}
      picture={
        design.preview ? (
          <img src={design.preview} alt={m.account_room_alt({ name })} className="w-full bg-cyc sm:w-40" />
        ) : (
          <div className="grid h-28 w-full place-items-center bg-cyc text-ink-3 sm:w-40">
            <Icon name="camera" className="size-6" />
          </div>
        )
      }
      products={products}
      counts={countsOf(design.products)}
      gone={products ? new Set(design.products).size - products.length : 0}
      open={open}
      onDrop={onDrop}
    >
      <p className="mt-1 text-sm text-ink-2">{doneIn(design)}</p>
      {!open && <p className="mt-1 text-sm text-ink-2">{m.account_room_elsewhere()}</p>}
    </DesignFrame>
  )
}

/** How many of each piece. */
const countsOf = (pieces: readonly string[]) =>
  new Map([...Map.groupBy(pieces, (piece) => piece)].map(([piece, same]) => [piece, same.length]))

/** Photos exist only where they were opened; sample rooms everywhere, unchanged. */
function openOf({ room, sample }: SavedDesign, isHere: boolean) {
  if (isHere) return { href: hashOfDraft(room), words: m.composer_kept_open() }
  return sample ? { href: hashOfSample(sample), words: m.account_room_begin_again() } : undefined
}

const nameOf = ({ name, sample }: SavedDesign) =>
  sampleRooms.find(({ id }) => id === sample)?.name() ?? (name || m.house_doctor_name())

/** Distinct tools in order of use. */
const doneIn = ({ steps }: SavedDesign) => [...new Set(steps.map(({ tool }) => tools[tool].name()))].join(' · ')
