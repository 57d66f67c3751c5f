import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Labelled } from './labelled'

type FieldProps = ComponentPropsWithoutRef<'input'> & {
  label: string
  /** Error message. */
  error?: string
  /** Inside the box, at its end. */
  end?: ReactNode
  /** Below the box; must announce its own changes. */
  note?: ReactNode
}

/** A single-line text field. */
export const Field = ({ label, error, end, note, 'aria-describedby': describedBy, ...input }: FieldProps) => (
  <Labelled label={label} error={error} describedBy={describedBy} note={note}>
    {(box) => (
      <div className="relative">
        <input type="text" {...box} {...input} className={`field-box ${end ? 'pr-13' : ''}`} />
        {end}
      </div>
    )}
  </Labelled>
)
