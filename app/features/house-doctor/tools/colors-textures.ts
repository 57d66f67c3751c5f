import { isShade } from '@vuong-tron/room-engine/surfaces/shade'
import { m } from '#app/paraglide/messages.js'
import { areaOfSurfaces } from '../editor/area.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { colour, commonFields, designType, fileField, oneOf, shortWord, wholeNumber } from '../jobs/fields.schema.ts'
import { LIGHT, words } from '../jobs/hosted/phrases.ts'
import { refusesFinish } from '../jobs/kernels/instructed.ts'
import { applyFinish, drawnMaterialOf } from '../jobs/kernels/material.ts'
import type { EditorTool } from './tool.ts'

export const colorsTextures: EditorTool = {
  address: '/ai-house-doctor/colors_textures',
  outdoors: 'drawn area',
  name: m.house_doctor_colors_textures,
  text: m.house_doctor_colors_textures_text,
  marks: 'surfaces',
  usual: areaOfSurfaces('wall'),
  controls: ({ isHosted }) => (isHosted ? ['paint'] : ['paint', 'strength']),
  firstChoice: 'colour',
  change: ({ colour, strength }) => ({ does: 'paint', colour, strength: strength / 100 }),
  // Only the device knows the present colour.
  call: ({ colour }) =>
    isShade(colour)
      ? undefined
      : { fields: { design_type: 'interior', no_design: '1', color: `#${colour}` }, isMasked: true },
}

/** Materials with their variants. */
const materials: Record<string, readonly string[]> = {
  wood: ['oak', 'walnut', 'ash', 'teak', 'pine', 'acacia', 'bamboo'],
  tile: ['ceramic', 'porcelain', 'terrazzo', 'mosaic', 'terracotta'],
  stone: ['marble', 'granite', 'slate', 'travertine', 'limestone'],
  concrete: ['polished', 'raw', 'microcement'],
  brick: ['red', 'white', 'gray'],
  wallpaper: ['plain', 'striped', 'floral', 'geometric'],
  carpet: ['wool', 'sisal', 'shag'],
  fabric: ['cotton', 'linen', 'velvet', 'wool', 'boucle'],
  leather: ['smooth', 'suede'],
  metal: ['brass', 'steel', 'copper', 'black'],
  paint: ['matt', 'satin', 'gloss'],
}

export const colorsTexturesFunction = apiFunction({
  fields: () =>
    commonFields.merge({
      masked_image: fileField,
      design_type: designType,
      no_design: wholeNumber(1, 4),
      'color?': colour,
      'materials?': oneOf(Object.keys(materials)),
      'materials_type?': shortWord,
      '+': 'reject',
    }),
  lacks: ({ color, materials: material, materials_type: kind, prompt }) => {
    if (!material !== !kind) return [material ? 'materials_type' : 'materials']
    if (material && kind && !materials[material]?.includes(kind)) return ['materials_type']
    return color || material || prompt ? [] : ['color']
  },
  computing: {
    kernel: applyFinish,
    reads: ['no_design'],
    readsWords: true,
    refuses: (fields) =>
      fields.materials && !drawnMaterialOf(fields) ? { ok: false, code: 'engine_unavailable' } : refusesFinish(fields),
  },
  painting: {
    prompt: ({ color, materials: material, materials_type: kind }) =>
      `Give the marked surface of image 0 ${[color && `the colour ${color}`, material && `the material ${words(kind)} ${words(material)}`].filter(Boolean).join(' and ') || 'another finish'}. ${LIGHT}`,
  },
})
