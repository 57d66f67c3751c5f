import { styleNamed } from '../engine/surfaces/surfaces.ts'
import type { DoctorFunction } from './functions'
import { floorLaid, masks } from './kernels/find'
import type { Kernel } from './kernels/kernel'
import { borrowedLook, styleLook } from './kernels/look'
import { instructed, instructionIn, repaintedRoom } from './kernels/makeover'
import { drawnMaterialOf, materialLaid, sampleLaid } from './kernels/material'
import { paint } from './kernels/paint'
import { withoutFurniture } from './kernels/removal'
import type { Fields } from './parameters.schema'

/** `takes` says which calls of the function a kernel can do; without it, all. */
type Entry = { kernel: Kernel; takes?: (fields: Fields) => boolean }

/** Mood, or mood and paint. More of a redesign is furniture, and outdoors no structure is found that could be kept. */
const redesign: Entry = {
  kernel: (order) => (order.fields.ai_intervention === 'low' ? repaintedRoom(order) : styleLook(order)),
  takes: ({ ai_intervention, design_style = '', ...fields }) => {
    const { design_type: place = 'interior', keep_structural_element: keepsStructure } = fields
    if (keepsStructure && place !== 'interior') return false
    return (ai_intervention === 'very_low' || ai_intervention === 'low') && !!styleNamed(design_style)
  },
}

/** What the server computes itself, with the engine that pages run. What is not here needs a page. */
const kernels: Partial<Record<DoctorFunction, Entry>> = {
  redesign,
  perfect_redesign: redesign,
  colors_textures: {
    kernel: (order) => (order.fields.color ? paint(order) : materialLaid(order)),
    // One or the other: a tinted material is not.
    takes: (fields) => (fields.color ? !fields.materials : !!drawnMaterialOf(fields)),
  },
  create_mask_image: { kernel: masks },
  floor_editor: { kernel: floorLaid },
  furniture_removal: { kernel: withoutFurniture },
  precision: { kernel: instructed, takes: (fields) => !!instructionIn(fields) },
  material_swap: { kernel: sampleLaid },
  texture_transfer: { kernel: sampleLaid },
  design_transfer: { kernel: borrowedLook },
}

/** The kernel for a call; none rather than one that would do something else, as leave unread what words ask for. */
export function kernelFor(name: DoctorFunction, fields: Fields): Kernel | undefined {
  if (fields.prompt && name !== 'precision') return
  const entry = kernels[name]
  return !entry?.takes || entry.takes(fields) ? entry?.kernel : undefined
}
