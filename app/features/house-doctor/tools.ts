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

export type DoorId = 'paint' | 'furnish' | 'clear' | 'redesign'

/** What a visitor wants to do, and the tools for it; the first one opens with the door. */
type Door = {
  icon: string
  title: () => string
  text: () => string
  tools: readonly [EditorToolId, ...ToolId[]]
}

/** Every tool is behind one door. */
export const doors: Readonly<Record<DoorId, Door>> = {
  paint: {
    icon: 'palette',
    title: m.house_doctor_door_paint,
    text: m.house_doctor_door_paint_text,
    tools: ['colors_textures', 'floor_editor', 'material_swap', 'texture_transfer', 'design_transfer'],
  },
  furnish: {
    icon: 'box',
    title: m.house_doctor_door_furnish,
    text: m.house_doctor_door_furnish_text,
    tools: ['virtual_staging', 'decor_staging', 'fill_spaces', 'room_composer'],
  },
  clear: {
    icon: 'eraser',
    title: m.house_doctor_door_clear,
    text: m.house_doctor_door_clear_text,
    tools: ['furniture_removal', 'precision', 'create_mask_image'],
  },
  redesign: {
    icon: 'sparkles',
    title: m.house_doctor_door_redesign,
    text: m.house_doctor_door_redesign_text,
    tools: ['redesign', 'perfect_redesign'],
  },
}
export const doorIds = Object.keys(doors) as readonly DoorId[]

export const doorOf = (tool: ToolId): DoorId => doorIds.find((id) => doors[id].tools.includes(tool)) ?? 'paint'
