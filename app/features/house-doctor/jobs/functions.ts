/**
 * The fourteen functions with their addresses (API-11). `outdoors`: whether exteriors and gardens are supported fully,
 * only in a drawn area, only with the mildest intervention, or not.
 */
export const doctorFunctions = {
  redesign: { address: '/ai-house-doctor/redesign', outdoors: 'mildest' },
  room_composer: { address: '/ai-house-doctor/room_composer', outdoors: 'never' },
  floor_editor: { address: '/floor_editor', outdoors: 'never' },
  fill_spaces: { address: '/ai-house-doctor/fill_spaces', outdoors: 'never' },
  decor_staging: { address: '/ai-house-doctor/decor_staging', outdoors: 'never' },
  colors_textures: { address: '/ai-house-doctor/colors_textures', outdoors: 'drawn area' },
  design_transfer: { address: '/ai-house-doctor/design_transfer', outdoors: 'always' },
  virtual_staging: { address: '/virtual_staging', outdoors: 'never' },
  create_mask_image: { address: '/create_mask_image', outdoors: 'never' },
  perfect_redesign: { address: '/perfect_redesign', outdoors: 'mildest' },
  furniture_removal: { address: '/ai-house-doctor/furniture_removal', outdoors: 'never' },
  texture_transfer: { address: '/ai-house-doctor/texture_transfer', outdoors: 'drawn area' },
  precision: { address: '/ai-house-doctor/precision', outdoors: 'drawn area' },
  material_swap: { address: '/ai-house-doctor/material_swap', outdoors: 'drawn area' },
} as const

export type DoctorFunction = keyof typeof doctorFunctions
export const functionNames = Object.keys(doctorFunctions) as [DoctorFunction, ...DoctorFunction[]]
