import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'

/** Steps of a removal: mark the thing, then the bare part of the room. */
export type RemovalStep = 'what' | 'bare'

const steps = {
  what: { name: m.house_doctor_removal_what, text: m.house_doctor_removal_what_text },
  bare: { name: m.house_doctor_removal_bare, text: m.house_doctor_removal_bare_text },
} as const

type RemovalStepsProps = { step: RemovalStep; onStep: (step: RemovalStep) => void }

/** A person marks both, because the engine may take a white bed for a floor. */
export function RemovalSteps({ step, onStep }: RemovalStepsProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{m.house_doctor_removal_title()}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {(['what', 'bare'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === step}
            onClick={() => onStep(one)}
            className={`doctor-choice ${chipClass}`}
          >
            {steps[one].name()}
          </button>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-2">{steps[step].text()}</p>
    </fieldset>
  )
}
