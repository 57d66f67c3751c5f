import type { ComponentPropsWithoutRef } from 'react'
import { Labelled } from './labelled'

type TextAreaProps = ComponentPropsWithoutRef<'textarea'> & {
  label: string
  /** Error message. */
  error?: string
}

/** A multi-line text field. */
export const TextArea = ({ label, error, ...area }: TextAreaProps) => (
  <Labelled label={label} error={error}>
    {(box) => <textarea {...box} {...area} className="field-box h-auto py-3" />}
  </Labelled>
)
