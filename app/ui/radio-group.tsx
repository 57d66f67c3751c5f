import { type ReactNode, useId } from 'react'
import { Icon } from './icon'

type RadioGroupProps = { label: string; error?: string; children: ReactNode }

/** Radios of one field; takes the focus when none is chosen. */
export function RadioGroup({ label, error, children }: RadioGroupProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && id}
    >
      {error && (
        <p id={id} className="mb-3 flex gap-1.5 text-sm text-error">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
