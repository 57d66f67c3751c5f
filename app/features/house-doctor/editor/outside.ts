import { doctorFunctions } from '../jobs/functions.ts'
import type { OpenToolId } from '../tools.ts'
import type { Settings } from './settings.ts'
import { marksOf } from './tool-areas.ts'

/** Whether any setting of a tool does something with a photo of a house front or a garden. */
export const isEverOutside = (tool: OpenToolId) => doctorFunctions[tool].outdoors !== 'never'

/** Whether a tool, as it is set, needs no room: as for calls, moods, and colours and materials on what is drawn around. */
export function worksOutside(tool: OpenToolId, settings: Settings): boolean {
  const { outdoors } = doctorFunctions[tool]
  if (tool === 'design_transfer' && settings.borrowed !== 'look') return false
  if (outdoors === 'mildest') return settings.intervention === 'very_low' && marksOf(tool, settings) === 'nothing'
  return outdoors === 'always' || (outdoors === 'drawn area' && marksOf(tool, settings) === 'surfaces')
}
