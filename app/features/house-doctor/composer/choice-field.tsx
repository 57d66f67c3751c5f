type ChoiceFieldProps<Option extends string> = {
  label: string
  options: readonly Option[]
  value: Option
  words: (option: Option) => string
  onChoose: (option: Option) => void
}

/** A labelled select. */
export function ChoiceField<Option extends string>({
  label,
  options,
  value,
  words,
  onChoose,
}: ChoiceFieldProps<Option>) {
  return (
    <label className="composer-measure text-xs text-ink-2">
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value as Option)} className="composer-select">
        {options.map((option) => (
          <option key={option} value={option}>
            {words(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
