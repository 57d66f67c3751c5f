import type { ComponentPropsWithoutRef } from 'react'
import { Labelled } from './labelled'

type TextAreaProps = ComponentPropsWithoutRef<'textarea'> & {
  label: string
  /** What is wrong with the value, as a sentence. */
  error?: string
}

/** A box to type several lines in. */
export const TextArea = ({ label, error, ...area }: TextAreaProps) => (
  <Labelled label={label} error={error}>
    {(box) => <textarea {...box} {...area} className="field-box h-auto py-3" />}
  </Labelled>
)
