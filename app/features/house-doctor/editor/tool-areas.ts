import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Operation } from '../labels.ts'
import type { OpenToolId } from '../tools.ts'
import { type Area, areaOfSurfaces, NO_AREA } from './area.ts'
import type { Hand } from './picture-view.tsx'
import type { Settings } from './settings.ts'
import { ordersOf } from './spoken-instruction.ts'

/**
 * How a person says what a tool changes: surfaces by name or anything on the photo; one thing that goes, and then where the
 * room is bare; where it is bare alone; an empty place; nothing at all.
 */
export type Marks = 'surfaces' | 'thing' | 'bare' | 'place' | 'nothing'

type ToolArea = {
  marks: Marks | ((settings: Settings) => Marks)
  /** Marked when the tool is chosen. */
  usual: Area
  /** Whether nothing need be marked that goes: an empty room has none. */
  isOptional?: boolean
  /** Whether what is marked is for the device alone: the hosted engine paints the whole picture. */
  isOfDevice?: boolean
}

const operations: Record<Operation, Marks> = {
  recolour: 'surfaces',
  retexture: 'surfaces',
  remove: 'thing',
  insert: 'place',
}

export const toolAreas: Record<OpenToolId, ToolArea> = {
  floor_editor: { marks: 'surfaces', usual: areaOfSurfaces('floor') },
  colors_textures: { marks: 'surfaces', usual: areaOfSurfaces('wall') },
  material_swap: { marks: 'surfaces', usual: areaOfSurfaces('wall_back') },
  texture_transfer: { marks: 'surfaces', usual: areaOfSurfaces('floor') },
  design_transfer: { marks: 'surfaces', usual: areaOfSurfaces('floor', 'wall', 'ceiling') },
  furniture_removal: { marks: 'thing', usual: NO_AREA },
  virtual_staging: { marks: 'nothing', usual: NO_AREA },
  redesign: { marks: ({ intervention }) => ofRoom(intervention), usual: NO_AREA, isOptional: true, isOfDevice: true },
  perfect_redesign: {
    marks: ({ intervention, keepsStructure, wishes }) =>
      keepsStructure || ordersOf(wishes)?.length ? ofSurfaces(intervention) : ofRoom(intervention),
    usual: NO_AREA,
    isOptional: true,
    isOfDevice: true,
  },
  fill_spaces: { marks: 'place', usual: NO_AREA },
  decor_staging: { marks: 'place', usual: NO_AREA },
  precision: { marks: ({ operation }) => operations[operation], usual: NO_AREA },
  create_mask_image: { marks: 'surfaces', usual: NO_AREA },
}

const ofSurfaces = (intervention: Settings['intervention']): Marks => (intervention === 'extreme' ? 'thing' : 'bare')
/** A mood is that of the whole photo. */
const ofRoom = (intervention: Settings['intervention']): Marks =>
  intervention === 'very_low' ? 'nothing' : ofSurfaces(intervention)

export function marksOf(tool: OpenToolId, settings: Settings): Marks {
  const { marks, isOfDevice } = toolAreas[tool]
  if (isOfDevice && settings.isHosted) return 'nothing'
  return typeof marks === 'function' ? marks(settings) : marks
}

/** What this device has to know, which makes what the hosted engine does not. */
export const deviceMarksOf = (tool: OpenToolId, settings: Settings) => marksOf(tool, { ...settings, isHosted: false })

/** An area as it counts for what it is marked for: only surfaces have a soft border, elsewhere nobody is shown how soft it is. */
export function areaFor(marks: Marks, area: Area): Area {
  if (marks === 'surfaces' || area.featherPx === undefined) return area
  const { featherPx: _, ...sharp } = area
  return sharp
}

/** What a finger on the photo does to begin with. */
export const firstHand = (marks: Marks): Hand => (marks === 'thing' || marks === 'place' ? 'frame' : 'look')

type Marked = { mask?: Mask; bareMask?: Mask; isBare: boolean }

/** What is to be marked before anything can be made: what changes, or where the room is bare. */
export type Unmarked = 'area' | 'bare'

/** What is still to be marked for a tool's next step, in a room that has been found. */
export function unmarkedFor(tool: OpenToolId, marks: Marks, { mask, bareMask, isBare }: Marked): Unmarked | undefined {
  if (marks === 'nothing') return undefined
  if (marks !== 'bare' && !mask && !toolAreas[tool].isOptional) return 'area'
  return (marks === 'bare' || isBare) && !bareMask ? 'bare' : undefined
}
