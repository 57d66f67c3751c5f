import type { OpenToolId } from '../tools.ts'
import { type Area, areaOf, NO_AREA } from './area.ts'

/** How a person says what a tool changes: surfaces by name or anything on the photo, one thing, or nothing at all. */
type Marks = 'surfaces' | 'thing' | 'nothing'

/** `usual` is marked when the tool is chosen. */
export const toolAreas: Record<OpenToolId, { marks: Marks; usual: Area }> = {
  floor_editor: { marks: 'surfaces', usual: areaOf('floor') },
  colors_textures: { marks: 'surfaces', usual: areaOf('wall') },
  material_swap: { marks: 'surfaces', usual: areaOf('wall_back') },
  texture_transfer: { marks: 'surfaces', usual: areaOf('floor') },
  design_transfer: { marks: 'surfaces', usual: areaOf('floor', 'wall', 'ceiling') },
  furniture_removal: { marks: 'thing', usual: NO_AREA },
  virtual_staging: { marks: 'nothing', usual: NO_AREA },
  create_mask_image: { marks: 'surfaces', usual: NO_AREA },
}
