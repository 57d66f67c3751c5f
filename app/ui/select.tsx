import type { ComponentProps } from 'react'
import { Icon } from './icon'
import { Labelled } from './labelled'

type SelectProps = ComponentProps<'select'> & {
  label: string
  /** Error message. */
  error?: string
}

export const Select = ({ label, error, ...select }: SelectProps) => (
  <Labelled label={label} error={error}>
    {(box) => (
      <div className="relative">
        <select {...box} {...select} className="field-box appearance-none pr-11" />
        <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 right-4 my-auto size-4" />
      </div>
    )}
  </Labelled>
)
