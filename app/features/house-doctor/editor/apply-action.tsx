import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import type { RemovalStep } from './removal-steps.tsx'

type ApplyActionProps = {
  /** What is missing for a change to be chosen, in words; the area may be missing too. */
  missing?: string
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
export function ApplyAction({ missing, isRemoval, step, isMarked, isWorking, onCheck, onApply }: ApplyActionProps) {
  const isChecked = step !== 'what'
  return (
    <div className="doctor-action bg-surface">
      <Button
        className="w-full"
        aria-busy={isWorking || undefined}
        disabled={missing !== undefined || !isMarked}
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
        {isWorking ? '' : isMarked ? missing : m.house_doctor_missing_area()}
      </p>
    </div>
  )
}

function words(isRemoval: boolean, step?: RemovalStep): string {
  if (step === 'what') return m.house_doctor_removal_check()
  return step && isRemoval ? m.house_doctor_removal_go() : m.house_doctor_apply()
}
