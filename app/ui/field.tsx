import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { Icon } from './icon'

type FieldProps = ComponentPropsWithoutRef<'input'> & {
  label: string
  /** What is wrong with the value, as a sentence. */
  error?: string
  /** Stands at the end of the box, over the value. */
  end?: ReactNode
  /** Below the box; what changes there says so itself. */
  note?: ReactNode
}

/** A box to type in, its label above it, and below it what is wrong with the value. */
export function Field({ label, error, end, note, 'aria-describedby': describedBy, ...input }: FieldProps) {
  const id = useId()
  const describing = [error && `${id}-error`, describedBy].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          {...input}
          aria-describedby={describing || undefined}
          className={`field-box ${end ? 'pr-13' : ''}`}
        />
        {end}
      </div>
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
