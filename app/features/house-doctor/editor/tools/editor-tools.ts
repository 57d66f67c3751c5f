import type { OpenToolId } from '../../tools.ts'
import type { Change } from '../change.ts'
import type { Settings } from '../settings.ts'
import { colorsTextures } from './colors-textures.tsx'
import { createMaskImage } from './create-mask-image.ts'
import { decorStaging } from './decor-staging.tsx'
import { designTransfer } from './design-transfer.tsx'
import { fillSpaces } from './fill-spaces.tsx'
import { floorEditor } from './floor-editor.tsx'
import { furnitureRemoval } from './furniture-removal.ts'
import { materialSwap } from './material-swap.tsx'
import { perfectRedesign } from './perfect-redesign.tsx'
import { precision } from './precision.tsx'
import { redesign } from './redesign.tsx'
import { textureTransfer } from './texture-transfer.tsx'
import type { EditorTool, HostedCall } from './tool.ts'
import { virtualStaging } from './virtual-staging.tsx'

export const editorTools: Readonly<Record<OpenToolId, EditorTool>> = {
  floor_editor: floorEditor,
  colors_textures: colorsTextures,
  material_swap: materialSwap,
  texture_transfer: textureTransfer,
  design_transfer: designTransfer,
  furniture_removal: furnitureRemoval,
  virtual_staging: virtualStaging,
  redesign,
  perfect_redesign: perfectRedesign,
  fill_spaces: fillSpaces,
  decor_staging: decorStaging,
  precision,
  create_mask_image: createMaskImage,
}

/** The change that a tool makes with these settings; undefined while something is missing. */
export const changeOf = (tool: OpenToolId, settings: Settings): Change | undefined => editorTools[tool].change(settings)

/** The changes made at once: one, or one for each design. */
export function changesOf(tool: OpenToolId, settings: Settings): Change[] {
  const length = editorTools[tool].hasDesigns ? settings.designs : 1
  return Array.from({ length }, (_, index) => settings.variant + index).flatMap(
    (variant) => changeOf(tool, { ...settings, variant }) ?? [],
  )
}

/** Whether a tool can be left to the hosted engine. */
export const isPaintable = (tool: OpenToolId) => editorTools[tool].call !== undefined

/** The hosted engine's call for a tool; undefined while a picture is missing, or where the engine is not asked. */
export const callOf = (tool: OpenToolId, settings: Settings): HostedCall | undefined =>
  editorTools[tool].call?.(settings)
