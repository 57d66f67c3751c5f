import type { Operation } from '../../labels.ts'
import { NO_AREA } from '../area.ts'
import type { Change } from '../change.ts'
import { PrecisionChoice } from '../precision-choice.tsx'
import { KindChoice } from '../set-choice.tsx'
import type { Settings } from '../settings.ts'
import { roomFields } from './hosted-fields.ts'
import type { EditorTool, Marks } from './tool.ts'

const words = (id: string) => id.replaceAll(/[_-]/g, ' ')

type OperationRules = { marks: Marks; change: (settings: Settings) => Change; prompt: (settings: Settings) => string }

const operations: Record<Operation, OperationRules> = {
  recolour: {
    marks: 'surfaces',
    change: ({ colour, strength }) => ({ does: 'paint', colour, strength: strength / 100 }),
    prompt: ({ colour }) => `Paint it in the colour #${colour}.`,
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
  insert: {
    marks: 'place',
    change: ({ category, style, variant }) => ({ does: 'fill', categories: [category], style, most: 1, variant }),
    prompt: ({ category, style }) => `Put a ${words(category)} there, in ${style} style.`,
  },
}

export const precision: EditorTool = {
  marks: ({ operation }) => operations[operation].marks,
  usual: NO_AREA,
  removes: true,
  choosesMaterial: true,
  change: (settings) => operations[settings.operation].change(settings),
  // The only style that counts is that of an inserted piece, which the words name.
  call: (settings) => ({
    fields: {
      ...roomFields(settings),
      design_style: 'no_style',
      no_design: '1',
      prompt: operations[settings.operation].prompt(settings),
    },
    isMasked: true,
  }),
  Settings: ({ settings, materials, onSet, onWords }) => (
    <>
      <PrecisionChoice settings={settings} materials={materials} onSet={onSet} onWords={onWords} />
      {settings.isHosted && <KindChoice settings={settings} onSet={onSet} />}
    </>
  ),
}
