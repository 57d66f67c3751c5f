import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import type { PackageRoom } from '../../catalogue/catalogue'
import { price } from '../../catalogue/catalogue-words'
import type { SetStyle } from '../engine/staging/room-set.ts'
import type { Settings } from './settings.ts'

const rooms: Record<PackageRoom, () => string> = {
  living: m.house_doctor_room_living,
  bedroom: m.house_doctor_room_bedroom,
  dining: m.house_doctor_room_dining,
  study: m.house_doctor_room_study,
}

const styles: Record<SetStyle, () => string> = {
  scandinavian: m.house_doctor_style_scandinavian,
  japandi: m.house_doctor_style_japandi,
  modern: m.house_doctor_style_modern,
  classic: m.house_doctor_style_classic,
  industrial: m.house_doctor_style_industrial,
  tropical: m.house_doctor_style_tropical,
}

/** What a set may cost, in đồng; 0 stands for no limit. */
const BUDGETS = [0, 30_000_000, 60_000_000, 100_000_000] as const

type SetChoiceProps = { settings: Settings; onSet: (settings: Partial<Settings>) => void }

/** Which furniture is to stand in the room. */
export function SetChoice({ settings: { kind, style, budgetVnd }, onSet }: SetChoiceProps) {
  return (
    <>
      <p className="text-sm text-ink-2">{m.house_doctor_set_text()}</p>
      <Choice
        title={m.house_doctor_set_room()}
        options={Object.keys(rooms) as PackageRoom[]}
        chosen={kind}
        words={(one) => rooms[one]()}
        onChoose={(one) => onSet({ kind: one })}
      />
      <Choice
        title={m.house_doctor_set_style()}
        options={Object.keys(styles) as SetStyle[]}
        chosen={style}
        words={(one) => styles[one]()}
        onChoose={(one) => onSet({ style: one })}
      />
      <Choice
        title={m.house_doctor_set_budget()}
        options={BUDGETS}
        chosen={budgetVnd}
        words={(amount) =>
          amount ? m.house_doctor_budget_up_to({ amount: price(amount) }) : m.house_doctor_budget_none()
        }
        onChoose={(one) => onSet({ budgetVnd: one })}
      />
    </>
  )
}

type ChoiceProps<Option> = {
  title: string
  options: readonly Option[]
  chosen: Option
  words: (option: Option) => string
  onChoose: (option: Option) => void
}

function Choice<Option extends string | number>({ title, options, chosen, words, onChoose }: ChoiceProps<Option>) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{title}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option}
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
