import { m } from '#app/paraglide/messages.js'
import { RadioGroup } from './radio-group.tsx'

type PlaceChoiceProps = {
  isOutside: boolean
  /** True if the tool has no use outdoors with these settings. */
  isRefused: boolean
  onChoose: (isOutside: boolean) => void
}

/** Interior, or an exterior or garden, where less is possible. */
export function PlaceChoice({ isOutside, isRefused, onChoose }: PlaceChoiceProps) {
  return (
    <div>
      <RadioGroup
        title={m.house_doctor_place_title()}
        options={[false, true]}
        chosen={isOutside}
        words={(outside) => (outside ? m.house_doctor_place_outside() : m.house_doctor_place_inside())}
        onChoose={onChoose}
      />
      <p role="status" className="mt-2 text-sm text-ink-2 empty:hidden">
        {isRefused ? m.failure_unsupported_design_type() : isOutside ? m.house_doctor_place_outside_text() : ''}
      </p>
    </div>
  )
}
