import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { useEffect, useState } from 'react'
import { wallColours } from '../labels.ts'
import { type EditorToolId, editorTools } from '../tools.ts'
import { colourSeen, firstChoice } from './first-choice.ts'
import type { MaterialSwatch } from './protocol.ts'
import { type Settings, usualSettings } from './settings.ts'

type Seen = { photo: Photo; mask?: Mask; tool: EditorToolId; materials: readonly MaterialSwatch[] }

/**
 * Starts a covering tool with something visibly different (not oak on oak), once an area is marked and unless the
 * visitor has chosen. Returns whether the choice is shown in the photo.
 */
export function useFirstChoices({ photo, mask, tool, materials }: Seen, onSet: (settings: Partial<Settings>) => void) {
  const [begun] = useState(() => new Set<EditorToolId>())
  const [chosen] = useState(() => new Set<EditorToolId>())
  const { firstChoice: setting } = editorTools[tool]
  const waits = setting !== undefined && !begun.has(tool)
  useEffect(() => {
    if (!waits || !mask || (setting !== 'colour' && materials.length === 0)) return
    begun.add(tool)
    const seen = colourSeen(photo, mask)
    if (seen)
      onSet(firstChoice(tool, seen, { materials, paints: wallColours.map(({ colour }) => colour) }, usualSettings))
  }, [begun, waits, photo, mask, tool, setting, materials, onSet])
  return {
    /** A material may be meant for a cabinet, and so is not laid on a wall before the visitor has chosen it. */
    isShown: !waits && (setting !== 'surface' || chosen.has(tool)),
    /** The visitor's choice ends automatic ones. */
    choose: (settings: Partial<Settings>) => {
      if (setting) begun.add(tool)
      chosen.add(tool)
      onSet(settings)
    },
  }
}
