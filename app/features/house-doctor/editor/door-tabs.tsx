import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { type DoorId, doorIds, doors } from '../tools.ts'
import { TabRow } from './tab-row.tsx'

type DoorTabsProps = { chosen: DoorId; onChoose: (door: DoorId) => void }

/** The four things that a visitor may want. */
export const DoorTabs = ({ chosen, onChoose }: DoorTabsProps) => (
  <TabRow
    label={m.house_doctor_doors()}
    className="doctor-doors"
    tabClass="doctor-choice"
    ids={doorIds}
    chosen={chosen}
    onChoose={onChoose}
  >
    {(door) => (
      <>
        <Icon name={doors[door].icon} className="size-4.5 max-lg:hidden" />
        {doors[door].title()}
      </>
    )}
  </TabRow>
)
