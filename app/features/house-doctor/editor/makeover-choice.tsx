import { INTERVENTIONS, type Intervention, notPartOfIt } from '@vuong-tron/room-engine/makeover/makeover'
import { m } from '#app/paraglide/messages.js'
import { interventionWords, makeoverStyles } from '../labels.ts'
import { leftOutWords } from './editor-labels.ts'
import { RadioGroup } from './radio-group.tsx'
import { BudgetChoice, type ChoiceOf, KindChoice } from './set-choice.tsx'
import { ordersOf, settingsFromWords } from './spoken-instruction.ts'
import { type ReadWords, WordsField } from './words-field.tsx'

const interventionTexts: Record<Intervention, () => string> = {
  very_low: m.house_doctor_makeover_mood_text,
  low: m.house_doctor_makeover_paint_text,
  mid: m.house_doctor_makeover_floor_text,
  extreme: m.house_doctor_makeover_all_text,
}

const DESIGNS = [1, 2, 3, 4] as const

type MakeoverChoiceProps = ChoiceOf<
  'makeoverStyle' | 'intervention' | 'kind' | 'designs' | 'budgetVnd' | 'keepsStructure' | 'wishes' | 'isHosted'
> & {
  /** Set when the tool reads instructions in words. */
  onWords?: ReadWords
}

/** Style and extent of a room's makeover. */
export function MakeoverChoice({ settings, onSet, onWords }: MakeoverChoiceProps) {
  const { makeoverStyle, intervention, designs, keepsStructure, wishes, isHosted } = settings
  const isFurnished = intervention === 'mid' || intervention === 'extreme'
  return (
    <>
      <RadioGroup
        title={m.house_doctor_set_style()}
        options={Object.keys(makeoverStyles) as (keyof typeof makeoverStyles)[]}
        chosen={makeoverStyle as keyof typeof makeoverStyles}
        words={(one) => makeoverStyles[one]()}
        onChoose={(one) => onSet({ makeoverStyle: one })}
      />
      <div>
        <RadioGroup
          title={m.house_doctor_makeover_title()}
          options={INTERVENTIONS}
          chosen={intervention}
          words={(one) => interventionWords[one]()}
          onChoose={(one) => onSet({ intervention: one })}
        />
        {/* The hosted engine uses neither masks nor the shop's range. */}
        {!isHosted && <p className="mt-2 text-sm text-ink-2">{interventionTexts[intervention]()}</p>}
      </div>
      {onWords && (
        <>
          <WordsField
            title={m.house_doctor_wishes_title()}
            text={m.house_doctor_wishes_text()}
            instruction={wishes}
            remark={leftOutWords(notPartOfIt(ordersOf(wishes) ?? [], intervention))}
            onInstruction={(instruction) => onSet({ wishes: instruction, ...settingsFromWords(instruction) })}
            onRead={onWords}
          />
          <label className="flex items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={keepsStructure}
              onChange={(event) => onSet({ keepsStructure: event.target.checked })}
            />
            {m.house_doctor_keep_structure()}
          </label>
        </>
      )}
      {(isFurnished || isHosted) && <KindChoice settings={settings} onSet={onSet} />}
      {isFurnished && !isHosted && <BudgetChoice settings={settings} onSet={onSet} />}
      <RadioGroup
        title={m.house_doctor_designs_title()}
        options={DESIGNS}
        chosen={designs as (typeof DESIGNS)[number]}
        words={String}
        onChoose={(one) => onSet({ designs: one })}
      />
    </>
  )
}
