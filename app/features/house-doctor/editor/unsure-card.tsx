import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'

type UnsureCardProps = { isTapping: boolean; onTap: () => void }

/** Asks for one tap where the engine is not sure which part of the photo is wall. */
export const UnsureCard = ({ isTapping, onTap }: UnsureCardProps) => (
  <div role="status" className="border border-line-strong bg-sunken p-4 text-sm">
    <p className="font-medium">{m.house_doctor_unsure()}</p>
    {isTapping ? (
      <p className="mt-1 text-ink-2">{m.house_doctor_unsure_where()}</p>
    ) : (
      <Button look="outline" size="small" className="mt-3" onClick={onTap}>
        {m.house_doctor_unsure_tap()}
      </Button>
    )}
  </div>
)
