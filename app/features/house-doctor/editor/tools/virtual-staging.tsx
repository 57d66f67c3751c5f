import { m } from '#app/paraglide/messages.js'
import { NO_AREA } from '../area.ts'
import { SetChoice } from '../set-choice.tsx'
import { furnishingFields } from './hosted-fields.ts'
import type { EditorTool } from './tool.ts'

export const virtualStaging: EditorTool = {
  marks: 'nothing',
  usual: NO_AREA,
  change: ({ kind, style, budgetVnd, variant }) => ({
    does: 'furnish',
    kind,
    style,
    budgetVnd: budgetVnd || undefined,
    variant,
  }),
  call: (settings) => ({ fields: { ...furnishingFields(settings), ai_intervention: 'mid' }, isMasked: false }),
  Settings: ({ settings, onSet }) => (
    <>
      <p className="text-sm text-ink-2">{m.house_doctor_set_text()}</p>
      <SetChoice settings={settings} onSet={onSet} />
    </>
  ),
}
