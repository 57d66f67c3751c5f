import { m } from '#app/paraglide/messages.js'
import type { ApiFunction } from './jobs/api-function.ts'
import { colorsTextures, colorsTexturesFunction } from './tools/colors-textures.ts'
import { createMaskImage, createMaskImageFunction } from './tools/create-mask-image.ts'
import { decorStaging, decorStagingFunction } from './tools/decor-staging.ts'
import { designTransfer, designTransferFunction } from './tools/design-transfer.ts'
import { fillSpaces, fillSpacesFunction } from './tools/fill-spaces.ts'
import { floorEditor, floorEditorFunction } from './tools/floor-editor.ts'
import { furnitureRemoval, furnitureRemovalFunction } from './tools/furniture-removal.ts'
import { materialSwap, materialSwapFunction } from './tools/material-swap.ts'
import { perfectRedesign, perfectRedesignFunction } from './tools/perfect-redesign.ts'
import { precision, precisionFunction } from './tools/precision.ts'
import { redesign, redesignFunction } from './tools/redesign.ts'
import { roomComposer, roomComposerFunction } from './tools/room-composer.ts'
import { textureTransfer, textureTransferFunction } from './tools/texture-transfer.ts'
import type { EditorTool, Tool } from './tools/tool.ts'
import { virtualStaging, virtualStagingFunction } from './tools/virtual-staging.ts'

/** Tools of the editor in display order. */
export const editorTools = {
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
} satisfies Record<string, EditorTool>
export type EditorToolId = keyof typeof editorTools
export const editorToolIds = Object.keys(editorTools) as readonly EditorToolId[]

export const isEditorTool = (name: unknown): name is EditorToolId => editorToolIds.some((tool) => tool === name)

/** The fourteen tools (HD-01 to HD-14). */
export const tools = { ...editorTools, room_composer: roomComposer } satisfies Record<string, Tool>
export type ToolId = keyof typeof tools
export const toolIds = Object.keys(tools) as [ToolId, ...ToolId[]]

/** The tools' API functions. Pages do not import this, so that they do not load them. */
export const doctorFunctions: Readonly<Record<ToolId, ApiFunction>> = {
  redesign: redesignFunction,
  room_composer: roomComposerFunction,
  floor_editor: floorEditorFunction,
  fill_spaces: fillSpacesFunction,
  decor_staging: decorStagingFunction,
  colors_textures: colorsTexturesFunction,
  design_transfer: designTransferFunction,
  virtual_staging: virtualStagingFunction,
  create_mask_image: createMaskImageFunction,
  perfect_redesign: perfectRedesignFunction,
  furniture_removal: furnitureRemovalFunction,
  texture_transfer: textureTransferFunction,
  precision: precisionFunction,
  material_swap: materialSwapFunction,
}

type Group = { title: () => string; text: () => string; tools: readonly ToolId[] }

/** Tools grouped by the photo that a visitor starts with. */
export const toolGroups: readonly Group[] = [
  {
    title: m.content_doctor_empty_room,
    text: m.content_doctor_empty_room_text,
    tools: ['virtual_staging', 'room_composer', 'fill_spaces'],
  },
  {
    title: m.content_doctor_lived_room,
    text: m.content_doctor_lived_room_text,
    tools: ['redesign', 'perfect_redesign', 'furniture_removal', 'decor_staging'],
  },
  {
    title: m.content_doctor_surfaces,
    text: m.content_doctor_surfaces_text,
    tools: ['floor_editor', 'colors_textures', 'material_swap', 'texture_transfer'],
  },
  {
    title: m.content_doctor_spot,
    text: m.content_doctor_spot_text,
    tools: ['create_mask_image', 'precision', 'design_transfer'],
  },
]
