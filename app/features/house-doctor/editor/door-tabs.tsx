import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { type DoorId, doorIds, doors } from '../tools.ts'

type DoorTabsProps = { chosen: DoorId; onChoose: (door: DoorId) => void }

/** The four things that a visitor may want. */
export const DoorTabs = ({ chosen, onChoose }: DoorTabsProps) => (
  <nav aria-label={m.house_doctor_doors()} className="doctor-doors">
    {doorIds.map((door) => (
      <button
        key={door}
        type="button"
        aria-pressed={door === chosen}
        onClick={() => onChoose(door)}
        className="doctor-choice"
      >
        <Icon name={doors[door].icon} className="size-4.5 max-lg:hidden" />
        {doors[door].title()}
      </button>
    ))}
  </nav>
)
