import { m } from '#app/paraglide/messages.js'
import { MakeoverChoice } from '../makeover-choice.tsx'
import type { Settings } from '../settings.ts'
import { ordersOf } from '../spoken-instruction.ts'
import { marksOfRedesign, redesign, redesignFields, wishOf } from './redesign.tsx'
import type { EditorTool } from './tool.ts'

const LONGEST_PROMPT = 500

/** A redesign that can keep the structure and read words. */
export const perfectRedesign: EditorTool = {
  ...redesign,
  marks: ({ intervention, keepsStructure, wishes }) =>
    intervention === 'very_low' && !keepsStructure && !ordersOf(wishes)?.length
      ? 'nothing'
      : marksOfRedesign(intervention),
  change: (settings) => {
    const { keepsStructure, wishes } = settings
    const orders = ordersOf(wishes)
    return orders && { does: 'make-over', ...wishOf(settings), keepsStructure, orders }
  },
  missing: m.house_doctor_missing_words,
  call: (settings) => ({ fields: { ...redesignFields(settings), ...wordsFields(settings) }, isMasked: false }),
  Settings: ({ settings, onSet, onWords }) => <MakeoverChoice settings={settings} onSet={onSet} onWords={onWords} />,
}

function wordsFields({ wishes, keepsStructure }: Settings): Record<string, string> {
  const prompt = wishes.words.trim().slice(0, LONGEST_PROMPT)
  return { keep_structural_element: String(keepsStructure), ...(prompt && { prompt }) }
}
