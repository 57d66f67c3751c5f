import type { FurnitureKind } from '@vuong-tron/room-engine/makeover/makeover'
import { m } from '#app/paraglide/messages.js'
import { furnitureWords } from '../labels.ts'
import { RadioGroup } from './radio-group.tsx'

type FurnitureChoiceProps = { chosen: FurnitureKind; onChoose: (kind: FurnitureKind) => void }

/** Selects a category of furniture. */
export const FurnitureChoice = ({ chosen, onChoose }: FurnitureChoiceProps) => (
  <RadioGroup
    title={m.house_doctor_piece_title()}
    options={Object.keys(furnitureWords) as FurnitureKind[]}
    chosen={chosen}
    words={(one) => furnitureWords[one]()}
    onChoose={onChoose}
  />
)
