import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { useEffect, useState } from 'react'
import { paints } from '../labels.ts'
import type { OpenToolId } from '../tools.ts'
import { type CoveringTool, colourSeen, firstChoice, isCovering } from './first-choice.ts'
import type { MaterialSwatch } from './protocol.ts'
import { type Settings, usualSettings } from './settings.ts'

type Seen = { photo: Photo; mask?: Mask; tool: OpenToolId; materials: readonly MaterialSwatch[] }

/**
 * Begins each tool that covers a surface with something else than what is there: oak on oak would show nothing. Once what
 * a tool is for is marked, and only where the visitor has not chosen before. Says whether the tool has been begun.
 */
export function useFirstChoices({ photo, mask, tool, materials }: Seen, onSet: (settings: Partial<Settings>) => void) {
  const [begun] = useState(() => new Set<CoveringTool>())
  const waits = isCovering(tool) && !begun.has(tool)
  useEffect(() => {
    if (!waits || !mask || (tool !== 'colors_textures' && materials.length === 0)) return
    begun.add(tool)
    const seen = colourSeen(photo, mask)
    if (seen) onSet(firstChoice(tool, seen, { materials, paints: paints.map(({ colour }) => colour) }, usualSettings))
  }, [begun, waits, photo, mask, tool, materials, onSet])
  return {
    isBegun: !waits,
    /** The visitor has chosen; nothing is chosen for them any more. */
    choose: (settings: Partial<Settings>) => {
      if (isCovering(tool)) begun.add(tool)
      onSet(settings)
    },
  }
}
