import { categoriesFor } from '@vuong-tron/room-engine/staging/room-set'
import { m } from '#app/paraglide/messages.js'
import { NO_AREA } from '../area.ts'
import { SetChoice } from '../set-choice.tsx'
import { furnishingFields } from './hosted-fields.ts'
import type { EditorTool } from './tool.ts'

/** More pieces would stand in each other's way. */
const MOST_IN_GAP = 3

export const fillSpaces: EditorTool = {
  marks: 'place',
  usual: NO_AREA,
  change: ({ kind, style, budgetVnd, variant }) => ({
    does: 'fill',
    categories: categoriesFor(kind),
    style,
    budgetVnd: budgetVnd || undefined,
    most: MOST_IN_GAP,
    variant,
  }),
  call: (settings) => ({ fields: furnishingFields(settings), isMasked: true }),
  Settings: ({ settings, onSet }) => (
    <>
      {!settings.isHosted && <p className="text-sm text-ink-2">{m.house_doctor_gap_text()}</p>}
      <SetChoice settings={settings} onSet={onSet} />
    </>
  ),
}
