import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SetStyle } from '@vuong-tron/room-engine/staging/room-set'
import type { MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { PackageRoom } from '../../../catalogue/catalogue.ts'
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

type CallFor = (settings: Settings) => HostedCall | undefined

/**
 * The call for each tool that the page leaves to the hosted engine. Not among them: floors and masks, which are better laid
 * and found than painted, and decor_staging, of which the API makes a room around a thing.
 */
const calls: Partial<Record<OpenToolId, CallFor>> = {
  redesign: (settings) => ({ fields: madeOver(settings), isMasked: false }),
  perfect_redesign: (settings) => ({ fields: { ...madeOver(settings), ...wishesOf(settings) }, isMasked: false }),
  virtual_staging: (settings) => ({ fields: { ...furnished(settings), ai_intervention: 'mid' }, isMasked: false }),
  fill_spaces: (settings) => ({ fields: furnished(settings), isMasked: true }),
  precision: (settings) => ({ fields: instructed(settings), isMasked: true }),
  furniture_removal: () => ({ fields: {}, isMasked: true }),
  colors_textures: ({ colour }) => ({
    fields: { design_type: 'interior', no_design: '1', color: `#${colour}` },
    isMasked: true,
  }),
  // The API makes no fewer than two of it.
  material_swap: ({ surface }) => ({
    fields: { no_of_texture: '1 X 1', no_design: '2' },
    isMasked: true,
    sample: { field: 'texture_image', picture: surface },
  }),
  texture_transfer: ({ sample }) =>
    sample && { fields: {}, isMasked: true, sample: { field: 'texture_image', picture: sample } },
  design_transfer: ({ strength, reference }) =>
    reference && {
      fields: { ai_intervention: degreeOf(strength) },
      isMasked: true,
      sample: { field: 'style_image', picture: reference },
    },
}

/** Whether the page leaves a tool to the hosted engine at all. */
export const isPaintable = (tool: OpenToolId) => tool in calls

/** The call that asks for what a tool is set to; none where a picture is missing, or the hosted engine is not asked. */
export const callOf = (tool: OpenToolId, settings: Settings): HostedCall | undefined => calls[tool]?.(settings)

const interior = ({ kind }: Settings) => ({ design_type: 'interior', room_type: rooms[kind] })
const furnished = (settings: Settings) => ({
  ...interior(settings),
  design_style: styles[settings.style],
  no_design: '1',
})
const madeOver = (settings: Settings) => ({
  ...interior(settings),
  design_style: settings.look,
  ai_intervention: settings.intervention,
  no_design: String(settings.designs),
})
/** The one style that counts is that of a piece which is put there, and the words name it. */
const instructed = (settings: Settings) => ({
  ...interior(settings),
  design_style: 'no_style',
  no_design: '1',
  prompt: instructionOf(settings),
})

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
