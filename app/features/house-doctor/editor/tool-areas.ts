import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Marks } from '../tools/tool.ts'
import { type EditorToolId, editorTools } from '../tools.ts'
import type { MarkedArea } from './area.ts'
import type { Hand } from './picture-view.tsx'
import type { Settings } from './settings.ts'

export function marksOf(tool: EditorToolId, settings: Settings): Marks {
  const { marks, isOfDevice } = editorTools[tool]
  if (isOfDevice && settings.isHosted) return 'nothing'
  return typeof marks === 'function' ? marks(settings) : marks
}

/** Marks that the device needs, which computes all that the hosted engine does not. */
export const deviceMarksOf = (tool: EditorToolId, settings: Settings) => marksOf(tool, { ...settings, isHosted: false })

/** Drops a soft border where the tool does not show it: only surfaces have one. */
export function areaFor(marks: Marks, area: MarkedArea): MarkedArea {
  if (marks === 'surfaces' || area.featherPx === undefined) return area
  const { featherPx: _, ...sharp } = area
  return sharp
}

/** Initial drawing mode of the photo. */
export const firstHand = (marks: Marks): Hand => (marks === 'thing' || marks === 'place' ? 'frame' : 'look')

type Marked = { mask?: Mask; bareMask?: Mask; isBare: boolean }

/** A mark that is missing: the area to change, or where the room is bare; `finding` while it is being computed. */
export type Unmarked = 'area' | 'bare' | 'finding'

/** The mark that a tool's next step still needs, once the room is found. */
export function unmarkedFor(
  tool: EditorToolId,
  marks: Marks,
  { mask, bareMask, isBare }: Marked,
): Unmarked | undefined {
  if (marks === 'nothing') return undefined
  if (marks !== 'bare' && !mask && !editorTools[tool].isOptional) return 'area'
  return (marks === 'bare' || isBare) && !bareMask ? 'bare' : undefined
}
