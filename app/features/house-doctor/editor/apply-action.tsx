import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import type { RemovalStep } from './removal-steps.tsx'
import type { Unmarked } from './tool-areas.ts'

type ApplyActionProps = {
  /** A sentence about a missing input. */
  missing?: string
  /** True if the change is on show already. */
  isTried: boolean
  /** True if the change only removes something. */
  isRemoval: boolean
  /** Current step of a removal. */
  step?: RemovalStep
  /** The mark that is missing, and `isMarkable` if these settings allow marking. */
  unmarked?: Unmarked
  isMarkable: boolean
  isWorking: boolean
  onCheck: () => void
  onApply: () => void
  /** Set where the marked thing is gone already, and the room can be furnished. */
  onFurnish?: () => void
  /** Stands above the button. */
  children: ReactNode
}

/** A tool's main button, or a sentence about the missing input. */
export function ApplyAction({
  missing,
  isTried,
  isRemoval,
  step,
  unmarked,
  isMarkable,
  isWorking,
  onCheck,
  onApply,
  onFurnish,
  children,
}: ApplyActionProps) {
  const isChecked = step !== 'what'
  if (onFurnish)
    return (
      <div className="doctor-action bg-surface">
        {children}
        <Button className="w-full" onClick={onFurnish}>
          {m.house_doctor_removal_furnish()}
        </Button>
        <p className="mt-1 text-xs text-ink-2">{m.house_doctor_removal_more()}</p>
      </div>
    )
  return (
    <div className="doctor-action bg-surface">
      {children}
      <Button
        className="w-full"
        aria-busy={isWorking || undefined}
        disabled={missing !== undefined || unmarked !== undefined}
        aria-describedby="doctor-missing"
        onClick={() => {
          if (isWorking) return
          if (isChecked) onApply()
          else onCheck()
        }}
      >
        {isTried ? m.house_doctor_keep() : words(isRemoval, step)}
      </Button>
      <p id="doctor-missing" className="mt-1 text-xs text-ink-2 empty:hidden">
        {isWorking ? '' : unmarked ? unmarkedWords(unmarked, isMarkable) : missing}
      </p>
    </div>
  )
}

function unmarkedWords(unmarked: Unmarked, isMarkable: boolean): string {
  if (unmarked === 'finding') return m.house_doctor_finding()
  if (unmarked === 'area') return m.house_doctor_missing_area()
  return isMarkable ? m.house_doctor_missing_bare() : m.house_doctor_missing_bare_hosted()
}

function words(isRemoval: boolean, step?: RemovalStep): string {
  if (step === 'what') return m.house_doctor_removal_check()
  return step && isRemoval ? m.house_doctor_removal_go() : m.house_doctor_apply()
}
