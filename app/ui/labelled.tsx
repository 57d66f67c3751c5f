import { type ReactNode, useId } from 'react'
import { Icon } from './icon'

/** Attributes that connect a field with its label and messages. */
type BoxProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type LabelledProps = {
  label: string
  /** Error message. */
  error?: string
  /** Ids of further descriptions. */
  describedBy?: string
  /** Below the box; must announce its own changes. */
  note?: ReactNode
  children: (box: BoxProps) => ReactNode
}

/** A field with its label above and its error below. */
export function Labelled({ label, error, describedBy, note, children }: LabelledProps) {
  const id = useId()
  const describing = [error && `${id}-error`, describedBy].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describing || undefined })}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-xs text-error">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          {error}
        </p>
      ) : null}
      {note}
    </div>
  )
}
