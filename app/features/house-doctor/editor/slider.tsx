type SliderProps = {
  name: string
  least: number
  most: number
  value: number
  onChange: (value: number) => void
  /** Called on release of pointer or key. */
  onDone?: () => void
}

export function Slider({ name, least, most, value, onChange, onDone }: SliderProps) {
  return (
    <label className="num block text-sm">
      {name}
      <input
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerUp={onDone}
        onPointerCancel={onDone}
        onKeyUp={onDone}
        onBlur={onDone}
        className="doctor-range"
      />
    </label>
  )
}
