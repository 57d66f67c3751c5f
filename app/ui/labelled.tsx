import { type ReactNode, useId } from 'react'
import { Icon } from './icon'

/** What ties a box to the words around it. */
type BoxProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type LabelledProps = {
  label: string
  /** What is wrong with the value, as a sentence. */
  error?: string
  /** Ids of what else describes the box. */
  describedBy?: string
  /** Below the box; what changes there says so itself. */
  note?: ReactNode
  children: (box: BoxProps) => ReactNode
}

/** A box, its label above it, and below it what is wrong with the value. */
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
