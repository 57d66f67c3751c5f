import { m } from '#app/paraglide/messages.js'
import type { FurnitureKind } from '../engine/makeover/makeover.ts'
import { Choice } from './choice.tsx'

const kinds: Record<FurnitureKind, () => string> = {
  sofa: m.category_sofa,
  'coffee-table': m.category_coffee_table,
  'tv-stand': m.category_tv_stand,
  'decor-cabinet': m.category_decor_cabinet,
  bookshelf: m.category_bookshelf,
  bed: m.category_bed,
  wardrobe: m.category_wardrobe,
  'dressing-table': m.category_dressing_table,
  'dining-table': m.category_dining_table,
  'dish-cabinet': m.category_dish_cabinet,
  'wine-cabinet': m.category_wine_cabinet,
  'work-desk': m.category_work_desk,
  'study-desk': m.category_study_desk,
  'file-cabinet': m.category_file_cabinet,
  'shoe-cabinet': m.category_shoe_cabinet,
}

type FurnitureChoiceProps = { chosen: FurnitureKind; onChoose: (kind: FurnitureKind) => void }

/** A kind of furniture of the range. */
export const FurnitureChoice = ({ chosen, onChoose }: FurnitureChoiceProps) => (
  <Choice
    title={m.house_doctor_piece_title()}
    options={Object.keys(kinds) as FurnitureKind[]}
    chosen={chosen}
    words={(one) => kinds[one]()}
    onChoose={onChoose}
  />
)
