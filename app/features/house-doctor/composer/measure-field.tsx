import { useId, useRef } from 'react'

type MeasureFieldProps = {
  label: string
  unit: string
  value: number
  least: number
  most: number
  step: number
  onCommit: (value: number) => void
}

/** A number field that commits on Enter, arrows or blur. */
export function MeasureField({ label, unit, value, least, most, step, onCommit }: MeasureFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const commit = () => {
    const box = field.current
    if (!box || box.valueAsNumber === value) return
    if (Number.isFinite(box.valueAsNumber)) onCommit(Math.min(most, Math.max(least, box.valueAsNumber)))
    // Reset a refused value.
    box.value = String(value)
  }
  return (
    <div className="composer-measure">
      <label htmlFor={id} className="text-xs text-ink-2">
        {label}
      </label>
      <div className="composer-measure-box">
        <input
          // The room may have clamped the value.
          key={value}
          ref={field}
          id={id}
          type="number"
          inputMode="decimal"
          className="num"
          defaultValue={value}
          min={least}
          max={most}
          step={step}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
          onKeyUp={(event) => (event.key === 'ArrowUp' || event.key === 'ArrowDown') && commit()}
        />
        <span className="text-xs text-ink-3" aria-hidden="true">
          {unit}
        </span>
      </div>
    </div>
  )
}
