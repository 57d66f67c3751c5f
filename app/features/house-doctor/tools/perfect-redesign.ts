import { m } from '#app/paraglide/messages.js'
import type { Settings } from '../editor/settings.ts'
import { ordersOf } from '../editor/spoken-instruction.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { commonFields, design, intervention, lacksPlace, points, yesOrNo } from '../jobs/fields.schema.ts'
import { redesignPrompt } from '../jobs/hosted/phrases.ts'
import { LONGEST_PROMPT } from '../jobs/vocabulary.ts'
import {
  makeoverWish,
  marksOfRedesign,
  redesign,
  redesignComputing,
  redesignFields,
  sourceOfRedesign,
} from './redesign.ts'
import type { EditorTool } from './tool.ts'

/** A redesign that can keep the structure and read words. */
export const perfectRedesign: EditorTool = {
  ...redesign,
  address: '/perfect_redesign',
  name: m.house_doctor_perfect_redesign,
  text: m.house_doctor_perfect_redesign_text,
  marks: ({ intervention, keepsStructure, wishes }) =>
    intervention === 'very_low' && !keepsStructure && !ordersOf(wishes)?.length
      ? 'nothing'
      : marksOfRedesign(intervention),
  controls: ['makeoverInWords'],
  change: (settings) => {
    const { keepsStructure, wishes } = settings
    const orders = ordersOf(wishes)
    return orders && { does: 'make-over', ...makeoverWish(settings), keepsStructure, orders }
  },
  missing: m.house_doctor_missing_words,
  call: (settings) => ({ fields: { ...redesignFields(settings), ...wordsFields(settings) }, isMasked: false }),
}

function wordsFields({ wishes, keepsStructure }: Settings): Record<string, string> {
  const prompt = wishes.words.trim().slice(0, LONGEST_PROMPT)
  return { keep_structural_element: String(keepsStructure), ...(prompt && { prompt }) }
}

export const perfectRedesignFunction = apiFunction({
  fields: () =>
    commonFields.merge({
      ...design,
      ai_intervention: intervention,
      'points?': points,
      'keep_structural_element?': yesOrNo,
      '+': 'reject',
    }),
  lacks: lacksPlace,
  computing: redesignComputing,
  painting: { prompt: redesignPrompt },
  source: sourceOfRedesign,
})
