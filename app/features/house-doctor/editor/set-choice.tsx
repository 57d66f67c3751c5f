import type { SetStyle } from '@vuong-tron/room-engine/staging/style'
import type { RoomKind } from '@vuong-tron/room-engine/staging/templates/templates'
import { m } from '#app/paraglide/messages.js'
import { price } from '../../catalogue/catalogue-labels'
import { roomWords } from '../labels.ts'
import { RadioGroup } from './radio-group.tsx'
import type { Settings } from './settings.ts'

const styles: Record<SetStyle, () => string> = {
  scandinavian: m.house_doctor_style_scandinavian,
  japandi: m.house_doctor_style_japandi,
  modern: m.house_doctor_style_modern,
  classic: m.house_doctor_style_classic,
  industrial: m.house_doctor_style_industrial,
  tropical: m.house_doctor_style_tropical,
}

/** Budgets in đồng; 0 is unlimited. */
const BUDGETS = [0, 30_000_000, 60_000_000, 100_000_000] as const

export type ChoiceOf<Some extends keyof Settings> = {
  settings: Pick<Settings, Some>
  onSet: (settings: Partial<Settings>) => void
}

/** Room, style and budget of a furniture set. */
export function SetChoice({ settings, onSet }: ChoiceOf<'kind' | 'style' | 'budgetVnd' | 'isHosted'>) {
  return (
    <>
      <KindChoice settings={settings} onSet={onSet} />
      <WoodChoice settings={settings} onSet={onSet} />
      {!settings.isHosted && <BudgetChoice settings={settings} onSet={onSet} />}
    </>
  )
}

export const KindChoice = ({ settings, onSet }: ChoiceOf<'kind'>) => (
  <RadioGroup
    title={m.house_doctor_set_room()}
    options={Object.keys(roomWords) as RoomKind[]}
    chosen={settings.kind}
    words={(one) => roomWords[one]()}
    onChoose={(kind) => onSet({ kind })}
  />
)

/** Style of single pieces, which decides their wood. */
export const WoodChoice = ({ settings, onSet }: ChoiceOf<'style'>) => (
  <RadioGroup
    title={m.house_doctor_set_style()}
    options={Object.keys(styles) as SetStyle[]}
    chosen={settings.style}
    words={(one) => styles[one]()}
    onChoose={(style) => onSet({ style })}
  />
)

export const BudgetChoice = ({ settings, onSet }: ChoiceOf<'budgetVnd'>) => (
  <RadioGroup
    title={m.house_doctor_set_budget()}
    options={BUDGETS}
    chosen={settings.budgetVnd}
    words={(amount) => (amount ? m.house_doctor_budget_up_to({ amount: price(amount) }) : m.house_doctor_budget_none())}
    onChoose={(budgetVnd) => onSet({ budgetVnd })}
  />
)
