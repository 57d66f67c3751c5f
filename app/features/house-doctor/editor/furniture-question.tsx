import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { RadioGroup } from './radio-group.tsx'
import type { ChoiceOf } from './set-choice.tsx'

const PLACES = [true, false] as const

/** Asks what happens with the furniture that stands in the photo already. */
export function FurnitureQuestion({ settings, onSet, onClear }: ChoiceOf<'goesAround'> & { onClear: () => void }) {
  return (
    <div role="status" className="border border-line-strong bg-sunken p-4">
      <RadioGroup
        title={m.house_doctor_furnished()}
        options={PLACES}
        chosen={settings.goesAround}
        words={(isAround) => (isAround ? m.house_doctor_furnished_around() : m.house_doctor_furnished_over())}
        onChoose={(goesAround) => onSet({ goesAround })}
      />
      <Button look="white" size="small" className="mt-3" onClick={onClear}>
        <Icon name="eraser" className="size-4" />
        {m.house_doctor_furnished_clear()}
      </Button>
    </div>
  )
}
