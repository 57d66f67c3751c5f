import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Labelled } from './labelled'

type FieldProps = ComponentPropsWithoutRef<'input'> & {
  label: string
  /** What is wrong with the value, as a sentence. */
  error?: string
  /** Stands at the end of the box, over the value. */
  end?: ReactNode
  /** Below the box; what changes there says so itself. */
  note?: ReactNode
}

/** A box to type a line in. */
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
