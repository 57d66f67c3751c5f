import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { RadioGroup } from './radio-group.tsx'
import type { ChoiceOf } from './set-choice.tsx'

const PLACES = [true, false] as const

type FurnitureQuestionProps = ChoiceOf<'goesAround'> & {
  /** False in a sample room, whose furniture is not looked for. */
  canGoAround: boolean
  onClear: () => void
}

/** Asks what happens with the furniture that stands in the photo already. */
export function FurnitureQuestion({ settings, canGoAround, onSet, onClear }: FurnitureQuestionProps) {
  const clear = useRef<HTMLButtonElement>(null)
  // On phones the question would end below the main button.
  useEffect(() => {
    const top = clear.current?.getBoundingClientRect().top ?? 0
    if (top > innerHeight / 2) clear.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="border border-line-strong bg-sunken p-4">
      {canGoAround ? (
        <RadioGroup
          title={m.house_doctor_furnished()}
          options={PLACES}
          chosen={settings.goesAround}
          words={(isAround) => (isAround ? m.house_doctor_furnished_around() : m.house_doctor_furnished_anew())}
          onChoose={(goesAround) => onSet({ goesAround })}
        />
      ) : (
        <p className="text-sm font-medium">{m.house_doctor_furnished_sample()}</p>
      )}
      <Button ref={clear} look="white" size="small" className="mt-3" onClick={onClear}>
        <Icon name="eraser" className="size-4" />
        {m.house_doctor_furnished_clear()}
      </Button>
    </div>
  )
}
