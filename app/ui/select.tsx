import type { ComponentPropsWithoutRef } from 'react'
import { Labelled } from './labelled'

type SelectProps = ComponentPropsWithoutRef<'select'> & {
  label: string
  /** What is wrong with the choice, as a sentence. */
  error?: string
}

/** A choice among several. */
export const Select = ({ label, error, ...select }: SelectProps) => (
  <Labelled label={label} error={error}>
    {(box) => <select {...box} {...select} className="field-box" />}
  </Labelled>
)
