import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Slider } from './slider.tsx'

const MOST_PX = 24

type FeatherChoiceProps = { featherPx: number; onFeather: (featherPx: number) => void }

/** Softness of the mask's border; committed on release, for a single undo step. */
export function FeatherChoice({ featherPx, onFeather }: FeatherChoiceProps) {
  const [chosen, setChosen] = useState<number>()
  const take = () => {
    if (chosen !== undefined && chosen !== featherPx) onFeather(chosen)
    setChosen(undefined)
  }
  const shown = chosen ?? featherPx
  return (
    <div className="mt-4">
      <Slider
        name={m.house_doctor_feather({ width: shown })}
        least={0}
        most={MOST_PX}
        value={shown}
        onChange={setChosen}
        onDone={take}
      />
    </div>
  )
}
