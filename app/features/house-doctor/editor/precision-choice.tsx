import type { Order } from '@vuong-tron/room-engine/makeover/makeover'
import { m } from '#app/paraglide/messages.js'
import { OPERATIONS, operationWords } from '../labels.ts'
import { FurnitureChoice } from './furniture-choice.tsx'
import { MaterialChoice } from './material-choice.tsx'
import { PaintChoice } from './paint-choice.tsx'
import type { MaterialSwatch } from './protocol.ts'
import { RadioGroup } from './radio-group.tsx'
import type { ChoiceOf } from './set-choice.tsx'
import type { Settings } from './settings.ts'
import { type Instruction, oneThing } from './spoken-instruction.ts'
import { type ReadWords, WordsField } from './words-field.tsx'

type PrecisionChoiceProps = ChoiceOf<'operation' | 'colour' | 'surface' | 'category' | 'instruction'> & {
  materials: readonly MaterialSwatch[]
  onWords: ReadWords
}

/** Change of the marked area: by words, which fill in the settings, or by choice. */
export function PrecisionChoice({ settings, materials, onSet, onWords }: PrecisionChoiceProps) {
  const { operation, colour, surface, category, instruction } = settings
  const hear = ({ words, understood }: Instruction) => {
    const heard = understood && oneThing(understood)
    const order = heard?.ok ? heard.orders[0] : undefined
    onSet({ instruction: { words, understood: heard }, ...(order && settingsOf(order, materials)) })
  }
  return (
    <>
      <WordsField
        title={m.house_doctor_words_title()}
        text={m.house_doctor_words_text()}
        instruction={instruction}
        onInstruction={hear}
        onRead={onWords}
      />
      <RadioGroup
        title={m.house_doctor_operation_title()}
        options={OPERATIONS}
        chosen={operation}
        words={(one) => operationWords[one]()}
        onChoose={(one) => onSet({ operation: one })}
      />
      {operation === 'recolour' && <PaintChoice chosen={colour} hasShades onChoose={(one) => onSet({ colour: one })} />}
      {operation === 'retexture' && (
        <MaterialChoice
          materials={materials}
          chosen={surface}
          onChoose={({ id, turnDegrees }) => onSet({ surface: id, turnDegrees })}
        />
      )}
      {(operation === 'insert' || operation === 'replace') && (
        <FurnitureChoice chosen={category} onChoose={(one) => onSet({ category: one })} />
      )}
    </>
  )
}

/** An order as settings. */
function settingsOf(order: Order, materials: readonly MaterialSwatch[]): Partial<Settings> {
  switch (order.do) {
    case 'recolour':
      return { operation: 'recolour', colour: order.colour }
    case 'retexture': {
      const turnDegrees = materials.find(({ id }) => id === order.material)?.turnDegrees ?? 0
      return { operation: 'retexture', surface: order.material, turnDegrees }
    }
    case 'insert':
      return { operation: order.replaces ? 'replace' : 'insert', category: order.category }
    case 'remove':
      return { operation: 'remove' }
    case 'keep':
      return {}
  }
}
