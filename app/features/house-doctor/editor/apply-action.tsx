import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import type { Change } from './change.ts'
import type { RemovalStep } from './removal-steps.tsx'

type ApplyActionProps = {
  change?: Change
  /** Where in a removal the visitor is. */
  step?: RemovalStep
  isMarked: boolean
  isWorking: boolean
  onCheck: () => void
  onApply: (change: Change) => void
}

/** The one action of a tool, and what is still missing for it. */
export function ApplyAction({ change, step, isMarked, isWorking, onCheck, onApply }: ApplyActionProps) {
  const isChecked = step !== 'what'
  const missing = !isMarked ? m.house_doctor_missing_area() : change ? '' : m.house_doctor_missing_picture()
  return (
    <div className="doctor-action bg-surface">
      <Button
        className="w-full"
        aria-busy={isWorking || undefined}
        disabled={!change || !isMarked}
        aria-describedby="doctor-missing"
        onClick={() => {
          if (!change || isWorking) return
          if (isChecked) onApply(change)
          else onCheck()
        }}
      >
        {words(step)}
      </Button>
      <p id="doctor-missing" className="mt-1 text-xs text-ink-2 empty:hidden">
        {isWorking ? '' : missing}
      </p>
    </div>
  )
}

function words(step?: RemovalStep): string {
  if (!step) return m.house_doctor_apply()
  return step === 'what' ? m.house_doctor_removal_check() : m.house_doctor_removal_go()
}
