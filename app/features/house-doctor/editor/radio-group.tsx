import { chipClass } from '#app/ui/chip'

type ChoiceProps<Option> = {
  title: string
  options: readonly Option[]
  chosen: Option
  words: (option: Option) => string
  onChoose: (option: Option) => void
}

/** Radio buttons side by side. */
export function RadioGroup<Option extends string | number | boolean>({
  title,
  options,
  chosen,
  words,
  onChoose,
}: ChoiceProps<Option>) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{title}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={String(option)}
            type="button"
            aria-pressed={option === chosen}
            onClick={() => onChoose(option)}
            className={`doctor-choice num ${chipClass}`}
          >
            {words(option)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
