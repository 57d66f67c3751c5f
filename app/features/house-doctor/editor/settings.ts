import type { PackageRoom } from '../../catalogue/catalogue.ts'
import type { Photo } from '../engine/picture.ts'
import type { SetStyle } from '../engine/staging/room-set.ts'
import type { MaterialId } from '../engine/surfaces/surfaces.ts'
import type { OpenToolId } from '../tools.ts'
import type { Area } from './area.ts'
import type { Change } from './change.ts'

/** What a visitor has set for the next change; what a tool does not ask for stays as it was. */
export type Settings = {
  floor: MaterialId
  surface: MaterialId
  turnDegrees: number
  /** Percent. */
  strength: number
  colour: string
  /** A picture of a material, and how wide it is in the room. */
  sample?: Photo
  sampleWidthCm: number
  /** The picture whose mood is borrowed. */
  reference?: Photo
  kind: PackageRoom
  style: SetStyle
  /** 0 where money does not matter. */
  budgetVnd: number
  /** Counts the sets that were tried, so that each is another one. */
  variant: number
}

export const usualSettings: Settings = {
  floor: 'oak_planks',
  surface: 'limewash',
  turnDegrees: 0,
  strength: 100,
  colour: 'B3BDA5',
  sampleWidthCm: 60,
  kind: 'living',
  style: 'scandinavian',
  budgetVnd: 0,
  variant: 0,
}

/** The change that a tool makes with these settings; none where something is still missing. */
export function changeOf(tool: OpenToolId, settings: Settings, bare: Area): Change | undefined {
  const { turnDegrees, sample, sampleWidthCm, reference } = settings
  const strength = settings.strength / 100
  switch (tool) {
    case 'floor_editor':
      return { does: 'lay', material: settings.floor, turnDegrees, strength }
    case 'material_swap':
      return { does: 'lay', material: settings.surface, turnDegrees, strength }
    case 'colors_textures':
      return { does: 'paint', colour: settings.colour, strength }
    case 'texture_transfer':
      return sample && { does: 'lay-sample', sample, widthM: sampleWidthCm / 100, turnDegrees, strength }
    case 'design_transfer':
      return reference && { does: 'borrow-mood', from: reference, strength }
    case 'virtual_staging': {
      const { kind, style, budgetVnd, variant } = settings
      return { does: 'furnish', kind, style, budgetVnd: budgetVnd || undefined, variant }
    }
    case 'furniture_removal':
      return { does: 'remove', bare }
    case 'create_mask_image':
      return undefined
  }
}
