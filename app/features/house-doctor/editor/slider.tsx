type SliderProps = { name: string; least: number; most: number; value: number; onChange: (value: number) => void }

export function Slider({ name, least, most, value, onChange }: SliderProps) {
  return (
    <label className="num block text-sm">
      {name}
      <input
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="doctor-range"
      />
    </label>
  )
}
