import { useBox } from '#app/ui/action-form'

type ChoicesProps = {
  name: string
  legend: string
  isRequired?: boolean
  choices: (readonly [value: string, words: string])[]
}

/** Reasons or wishes in an act's fold, as pills. */
export function Choices({ name, legend, isRequired, choices }: ChoicesProps) {
  const { defaultValue } = useBox(name)
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="order-pills">
        {choices.map(([value, words]) => (
          <label key={value} className="order-pill">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              required={isRequired}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
