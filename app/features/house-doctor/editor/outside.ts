import { type EditorToolId, editorTools } from '../tools.ts'
import type { Settings } from './settings.ts'
import { marksOf } from './tool-areas.ts'

/** True if a tool can be used outdoors with any settings. */
export const isEverOutside = (tool: EditorToolId) => editorTools[tool].outdoors !== 'never'

/** True if a tool needs no room with these settings, as in API calls. */
export function worksOutside(tool: EditorToolId, settings: Settings): boolean {
  const { outdoors } = editorTools[tool]
  if (editorTools[tool].isForOutside?.(settings) === false) return false
  if (outdoors === 'mildest') return settings.intervention === 'very_low' && marksOf(tool, settings) === 'nothing'
  return outdoors === 'always' || (outdoors === 'drawn area' && marksOf(tool, settings) === 'surfaces')
}
