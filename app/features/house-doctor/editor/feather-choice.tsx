import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Slider } from './slider.tsx'

const MOST_PX = 24

type FeatherChoiceProps = { featherPx: number; onFeather: (featherPx: number) => void }

/** How soft the border of what is marked is; taken over once the finger is lifted, so that undo goes back in one step. */
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
