import type { SurfaceLabel } from '@vuong-tron/room-engine/masks/masks'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'

type UnsureCardProps = {
  labels: readonly SurfaceLabel[]
  /** A tap has changed hardly anything. */
  wasTapped: boolean
  isTapping: boolean
  onTap: () => void
  /** Set where a thing can be meant as well, around which a box is drawn. */
  onFrame?: () => void
}

/** Asks for one tap where the engine is not sure which part of the photo is the surface that is asked for. */
export function UnsureCard({ labels, wasTapped, isTapping, onTap, onFrame }: UnsureCardProps) {
  const [only, ...others] = labels
  const { said, tap, where } = words[others.length === 0 && (only === 'floor' || only === 'ceiling') ? only : 'wall']
  return (
    <div role="status" className="border border-line-strong bg-sunken p-4 text-sm">
      <p className="font-medium">{said()}</p>
      {wasTapped && <p className="mt-1 text-ink-2">{m.house_doctor_unsure_again()}</p>}
      {isTapping ? (
        !wasTapped && <p className="mt-1 text-ink-2">{where()}</p>
      ) : (
        <Button look="outline" size="small" className="mt-3" onClick={onTap}>
          {tap()}
        </Button>
      )}
      {onFrame && (
        <>
          <p className="mt-4 text-ink-2">{m.house_doctor_unsure_thing()}</p>
          <Button look="outline" size="small" className="mt-3" onClick={onFrame}>
            {m.house_doctor_hand_frame()}
          </Button>
        </>
      )}
    </div>
  )
}

const words = {
  wall: {
    said: m.house_doctor_unsure,
    tap: m.house_doctor_unsure_tap,
    where: m.house_doctor_unsure_where,
  },
  floor: {
    said: m.house_doctor_unsure_floor,
    tap: m.house_doctor_unsure_floor_tap,
    where: m.house_doctor_unsure_floor_where,
  },
  ceiling: {
    said: m.house_doctor_unsure_ceiling,
    tap: m.house_doctor_unsure_ceiling_tap,
    where: m.house_doctor_unsure_ceiling_where,
  },
}
