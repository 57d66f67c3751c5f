import type { PackageRoom } from '../../../catalogue/catalogue.ts'
import type { Photo } from '../../engine/picture.ts'
import type { SetStyle } from '../../engine/staging/room-set.ts'
import type { MaterialId } from '../../engine/surfaces/surfaces.ts'
import type { OpenToolId } from '../../tools.ts'
import type { Settings } from '../settings.ts'

/** What a call of the API says of a tool's settings; the photo and the words that were agreed to come to it. */
export type HostedCall = {
  fields: Readonly<Record<string, string>>
  /** Whether it brings what is marked. */
  isMasked: boolean
  /** A material or a mood: in a picture of the visitor's, or one that our engine draws. */
  sample?: { field: 'texture_image' | 'style_image'; picture: Photo | MaterialId }
}

const rooms: Record<PackageRoom, string> = {
  living: 'living_room',
  bedroom: 'bedroom',
  dining: 'dining_room',
  study: 'study',
}
const styles: Record<SetStyle, string> = {
  scandinavian: 'scandinavian',
  japandi: 'japandi',
  modern: 'modern',
  classic: 'traditional',
  industrial: 'industrial',
  tropical: 'tropical',
}

const words = (id: string) => id.replaceAll(/[_-]/g, ' ')
const LONGEST_PROMPT = 500

/** The call that asks for what a tool is set to; none where a picture is missing, or the call means something else. */
export function callOf(tool: OpenToolId, settings: Settings): HostedCall | undefined {
  const { kind, style, look, intervention, colour, surface, sample, reference } = settings
  const furnished = { design_type: 'interior', design_style: styles[style], room_type: rooms[kind], no_design: '1' }
  switch (tool) {
    case 'redesign':
    case 'perfect_redesign': {
      const no_design = String(settings.designs)
      const fields = { ...furnished, design_style: look, ai_intervention: intervention, no_design }
      return { fields: tool === 'redesign' ? fields : { ...fields, ...wishesOf(settings) }, isMasked: false }
    }
    case 'virtual_staging':
      return { fields: { ...furnished, ai_intervention: 'mid' }, isMasked: false }
    case 'fill_spaces':
      return { fields: furnished, isMasked: true }
    case 'precision':
      return { fields: { ...furnished, prompt: instructionOf(settings) }, isMasked: true }
    case 'furniture_removal':
      return { fields: {}, isMasked: true }
    case 'colors_textures':
      return { fields: { design_type: 'interior', no_design: '1', color: `#${colour}` }, isMasked: true }
    case 'material_swap': {
      // The API makes no fewer than two of it.
      const fields = { no_of_texture: '1 X 1', no_design: '2' }
      return { fields, isMasked: true, sample: { field: 'texture_image', picture: surface } }
    }
    case 'texture_transfer':
      return sample && { fields: {}, isMasked: true, sample: { field: 'texture_image', picture: sample } }
    case 'design_transfer': {
      const fields = { ai_intervention: degreeOf(settings.strength) }
      return reference && { fields, isMasked: true, sample: { field: 'style_image', picture: reference } }
    }
    // Of a thing the API makes a room around it; floors and masks are better laid and found than painted.
    case 'decor_staging':
    case 'floor_editor':
    case 'create_mask_image':
      return undefined
  }
}

function wishesOf({ wishes, keepsStructure }: Settings): Record<string, string> {
  const prompt = wishes.words.trim().slice(0, LONGEST_PROMPT)
  return { keep_structural_element: String(keepsStructure), ...(prompt && { prompt }) }
}

function instructionOf({ operation, colour, surface, category, style }: Settings): string {
  switch (operation) {
    case 'recolour':
      return `Paint it in the colour #${colour}.`
    case 'retexture':
      return `Cover it with ${words(surface)}.`
    case 'remove':
      return 'Remove it; what is behind it goes on.'
    case 'insert':
      return `Put a ${words(category)} there, in ${style} style.`
  }
}

/** A percentage as the API's four steps. */
function degreeOf(percent: number): string {
  if (percent < 35) return 'very_low'
  if (percent < 55) return 'low'
  return percent < 70 ? 'mid' : 'extreme'
}
