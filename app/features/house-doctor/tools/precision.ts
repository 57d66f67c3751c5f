import { isShade } from '@vuong-tron/room-engine/surfaces/shade'
import { m } from '#app/paraglide/messages.js'
import { NO_AREA } from '../editor/area.ts'
import type { Change } from '../editor/change.ts'
import type { Settings } from '../editor/settings.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { commonFields, design, fileField, lacksPlace, points, wholeNumber, yesOrNo } from '../jobs/fields.schema.ts'
import { LIGHT, placePhrase, stylePhrase, words } from '../jobs/hosted/phrases.ts'
import { beginsInstruction, instructed, refusesInstruction } from '../jobs/kernels/instructed.ts'
import type { Operation } from '../labels.ts'
import { roomFields } from './hosted-fields.ts'
import type { EditorTool, Marks } from './tool.ts'

type OperationRules = { marks: Marks; change: (settings: Settings) => Change; prompt: (settings: Settings) => string }

const operations: Record<Operation, OperationRules> = {
  recolour: {
    marks: 'surfaces',
    change: ({ colour, strength }) => ({ does: 'paint', colour, strength: strength / 100 }),
    prompt: ({ colour }) =>
      isShade(colour) ? `Paint it ${colour}, in the same hue.` : `Paint it in the colour #${colour}.`,
  },
  retexture: {
    marks: 'surfaces',
    change: ({ surface, turnDegrees, strength }) => ({
      does: 'lay',
      material: surface,
      turnDegrees,
      strength: strength / 100,
    }),
    prompt: ({ surface }) => `Cover it with ${words(surface)}.`,
  },
  remove: {
    marks: 'thing',
    change: () => ({ does: 'remove' }),
    prompt: () => 'Remove it; what is behind it goes on.',
  },
  replace: {
    marks: 'thing',
    change: ({ category, style, variant }) => ({ does: 'place', category, style, variant, replaces: true }),
    prompt: ({ category, style }) => `Replace it with a ${words(category)} in ${style} style.`,
  },
  insert: {
    marks: 'place',
    change: ({ category, style, variant }) => ({ does: 'fill', categories: [category], style, most: 1, variant }),
    prompt: ({ category, style }) => `Put a ${words(category)} there, in ${style} style.`,
  },
}

export const precision: EditorTool = {
  address: '/ai-house-doctor/precision',
  outdoors: 'drawn area',
  name: m.house_doctor_precision,
  text: m.house_doctor_precision_text,
  marks: ({ operation }) => operations[operation].marks,
  usual: NO_AREA,
  controls: ({ isHosted }) => (isHosted ? ['operation', 'room'] : ['operation']),
  choosesMaterial: true,
  change: (settings) => operations[settings.operation].change(settings),
  // Only the style of an inserted piece counts, and the words name it.
  call: (settings) => ({
    fields: {
      ...roomFields(settings),
      design_style: 'no_style',
      no_design: '1',
      prompt: operations[settings.operation].prompt(settings),
    },
    isMasked: true,
  }),
}

export const precisionFunction = apiFunction({
  fields: () =>
    commonFields.merge({
      ...design,
      masked_image: fileField,
      'strength?': wholeNumber(1, 10),
      'points?': points,
      'grow_mask?': yesOrNo,
      '+': 'reject',
    }),
  lacks: lacksPlace,
  computing: {
    kernel: instructed,
    furnishes: true,
    // Required by the API, but without effect on paint or material.
    reads: ['no_design', 'design_style'],
    readsWords: true,
    refuses: refusesInstruction,
    begins: beginsInstruction,
  },
  painting: {
    prompt: (fields) =>
      `Change the marked part of the ${placePhrase(fields)} of image 0${stylePhrase(fields)}. ${LIGHT}`,
  },
})
