import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import type { RemovalStep } from './removal-steps.tsx'

type ApplyActionProps = {
  /** Whether a change is chosen; the area may still be missing. */
  isSet: boolean
  /** Whether taking something out is all that is done. */
  isRemoval: boolean
  /** Where in a removal the visitor is. */
  step?: RemovalStep
  isMarked: boolean
  isWorking: boolean
  onCheck: () => void
  onApply: () => void
}

/** The one action of a tool, and what is still missing for it. */
export function ApplyAction({ isSet, isRemoval, step, isMarked, isWorking, onCheck, onApply }: ApplyActionProps) {
  const isChecked = step !== 'what'
  const missing = !isMarked ? m.house_doctor_missing_area() : isSet ? '' : m.house_doctor_missing_picture()
  return (
    <div className="doctor-action bg-surface">
      <Button
        className="w-full"
        aria-busy={isWorking || undefined}
        disabled={!isSet || !isMarked}
        aria-describedby="doctor-missing"
        onClick={() => {
          if (isWorking) return
          if (isChecked) onApply()
          else onCheck()
        }}
      >
        {words(isRemoval, step)}
      </Button>
      <p id="doctor-missing" className="mt-1 text-xs text-ink-2 empty:hidden">
        {isWorking ? '' : missing}
      </p>
    </div>
  )
}

function words(isRemoval: boolean, step?: RemovalStep): string {
  if (step === 'what') return m.house_doctor_removal_check()
  return step && isRemoval ? m.house_doctor_removal_go() : m.house_doctor_apply()
}
