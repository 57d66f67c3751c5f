import { m } from '#app/paraglide/messages.js'
import type { DoctorFunction } from './jobs/functions'

/** The fourteen functions (HD-01 to HD-14). */
export type ToolId = DoctorFunction

export type Tool = { icon: string; name: () => string; text: () => string }

export const tools: Record<ToolId, Tool> = {
  virtual_staging: { icon: 'box', name: m.house_doctor_virtual_staging, text: m.house_doctor_virtual_staging_text },
  room_composer: { icon: 'layout-grid', name: m.house_doctor_room_composer, text: m.house_doctor_room_composer_text },
  fill_spaces: { icon: 'ruler', name: m.house_doctor_fill_spaces, text: m.house_doctor_fill_spaces_text },
  redesign: { icon: 'redo-2', name: m.house_doctor_redesign, text: m.house_doctor_redesign_text },
  perfect_redesign: {
    icon: 'sparkles',
    name: m.house_doctor_perfect_redesign,
    text: m.house_doctor_perfect_redesign_text,
  },
  furniture_removal: {
    icon: 'eraser',
    name: m.house_doctor_furniture_removal,
    text: m.house_doctor_furniture_removal_text,
  },
  decor_staging: { icon: 'lamp', name: m.house_doctor_decor_staging, text: m.house_doctor_decor_staging_text },
  floor_editor: { icon: 'layers', name: m.house_doctor_floor_editor, text: m.house_doctor_floor_editor_text },
  colors_textures: { icon: 'palette', name: m.house_doctor_colors_textures, text: m.house_doctor_colors_textures_text },
  material_swap: {
    icon: 'chevrons-left-right',
    name: m.house_doctor_material_swap,
    text: m.house_doctor_material_swap_text,
  },
  texture_transfer: { icon: 'move', name: m.house_doctor_texture_transfer, text: m.house_doctor_texture_transfer_text },
  create_mask_image: {
    icon: 'scan-line',
    name: m.house_doctor_create_mask_image,
    text: m.house_doctor_create_mask_image_text,
  },
  precision: { icon: 'brush', name: m.house_doctor_precision, text: m.house_doctor_precision_text },
  design_transfer: { icon: 'camera', name: m.house_doctor_design_transfer, text: m.house_doctor_design_transfer_text },
}

/** The tools that work, in the order in which the editor offers them. */
export const openTools = [
  'floor_editor',
  'colors_textures',
  'material_swap',
  'texture_transfer',
  'design_transfer',
  'furniture_removal',
  'virtual_staging',
  'redesign',
  'perfect_redesign',
  'fill_spaces',
  'decor_staging',
  'precision',
  'create_mask_image',
] as const satisfies readonly ToolId[]
export type OpenToolId = (typeof openTools)[number]

export const isOpenTool = (name: unknown): name is OpenToolId => openTools.some((tool) => tool === name)

/** It needs no photo: its room is drawn. */
export const isComposer = (name: unknown): name is 'room_composer' => name === 'room_composer'

type Group = { title: () => string; text: () => string; tools: readonly ToolId[] }

/** The tools by what a visitor has before him. */
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
