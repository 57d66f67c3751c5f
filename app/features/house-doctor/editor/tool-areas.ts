import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Marks } from '../tools/tool.ts'
import { editorTools, type OpenToolId } from '../tools.ts'
import type { MarkedArea } from './area.ts'
import type { Hand } from './picture-view.tsx'
import type { Settings } from './settings.ts'

export function marksOf(tool: OpenToolId, settings: Settings): Marks {
  const { marks, isOfDevice } = editorTools[tool]
  if (isOfDevice && settings.isHosted) return 'nothing'
  return typeof marks === 'function' ? marks(settings) : marks
}

/** What this device has to know, which makes what the hosted engine does not. */
export const deviceMarksOf = (tool: OpenToolId, settings: Settings) => marksOf(tool, { ...settings, isHosted: false })

/** An area as it counts for what it is marked for: only surfaces have a soft border, elsewhere nobody is shown how soft it is. */
export function areaFor(marks: Marks, area: MarkedArea): MarkedArea {
  if (marks === 'surfaces' || area.featherPx === undefined) return area
  const { featherPx: _, ...sharp } = area
  return sharp
}

/** What a finger on the photo does to begin with. */
export const firstHand = (marks: Marks): Hand => (marks === 'thing' || marks === 'place' ? 'frame' : 'look')

type Marked = { mask?: Mask; bareMask?: Mask; isBare: boolean }

/** What is to be marked before anything can be made: what changes, or where the room is bare. */
export type Unmarked = 'area' | 'bare'

/** What is still to be marked for a tool's next step, in a room that has been found. */
export function unmarkedFor(tool: OpenToolId, marks: Marks, { mask, bareMask, isBare }: Marked): Unmarked | undefined {
  if (marks === 'nothing') return undefined
  if (marks !== 'bare' && !mask && !editorTools[tool].isOptional) return 'area'
  return (marks === 'bare' || isBare) && !bareMask ? 'bare' : undefined
}
