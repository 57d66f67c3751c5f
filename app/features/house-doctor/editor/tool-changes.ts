import type { HostedCall } from '../tools/tool.ts'
import { type EditorToolId, editorTools } from '../tools.ts'
import type { Change } from './change.ts'
import type { Settings } from './settings.ts'

/** The change that a tool makes with these settings; undefined while something is missing. */
export const changeOf = (tool: EditorToolId, settings: Settings): Change | undefined =>
  editorTools[tool].change(settings)

/** The changes of one run: one for each design. */
export function changesOf(tool: EditorToolId, settings: Settings): Change[] {
  const length = editorTools[tool].hasDesigns ? settings.designs : 1
  return Array.from({ length }, (_, index) => settings.variant + index).flatMap(
    (variant) => changeOf(tool, { ...settings, variant }) ?? [],
  )
}

/** True if the hosted engine can do a tool's change. */
export const isPaintable = (tool: EditorToolId) => editorTools[tool].call !== undefined

/** The hosted engine's call; undefined while a picture is missing, or for tools without one. */
export const callOf = (tool: EditorToolId, settings: Settings): HostedCall | undefined =>
  editorTools[tool].call?.(settings)
