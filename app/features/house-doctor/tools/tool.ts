import type { Photo } from '@vuong-tron/room-engine/picture'
import type { MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { MarkedArea } from '../editor/area.ts'
import type { Change } from '../editor/change.ts'
import type { Settings } from '../editor/settings.ts'

/** Descriptions of a tool on the page and in the API. */
export type Tool = {
  /** Address of its API function (API-11). */
  address: string
  /** Use in exteriors and gardens: fully, only in a drawn area, only with the mildest intervention, or never. */
  outdoors: 'always' | 'drawn area' | 'mildest' | 'never'
  name: () => string
  text: () => string
}

/** Areas to mark: surfaces; a thing to remove and then bare room; only bare room; an empty place; none. */
export type Marks = 'surfaces' | 'thing' | 'bare' | 'place' | 'nothing'

/** Controls of a tool's settings (../editor/tool-settings.tsx). */
export type Control =
  | 'floor'
  | 'material'
  | 'areaWidth'
  | 'turn'
  | 'strength'
  | 'paint'
  | 'sample'
  | 'sampleWidth'
  | 'reference'
  | 'room'
  | 'furniture'
  | 'set'
  | 'setText'
  | 'gapText'
  | 'makeover'
  | 'makeoverInWords'
  | 'decor'
  | 'operation'

/** A call of the API for a tool's settings; photo, mask and consent are added. */
export type HostedCall = {
  fields: Readonly<Record<string, string>>
  /** True if the call includes the mask. */
  isMasked: boolean
  /** A material or a mood: the visitor's picture, or a material that the engine draws. */
  sample?: { field: 'texture_image' | 'style_image'; picture: Photo | MaterialId }
}

/** A tool of the editor. */
export type EditorTool = Tool & {
  marks: Marks | ((settings: Settings) => Marks)
  /** Marked area when the tool is opened. */
  usual: MarkedArea
  /** Controls in display order. */
  controls: readonly Control[] | ((settings: Settings) => readonly Control[])
  /** A removal may need no mark, because an empty room has nothing to remove. */
  isOptional?: boolean
  /** Only the device uses the mask: the hosted engine paints the whole picture. */
  isOfDevice?: boolean
  /** The change for the settings; undefined while something is missing, or for a tool that changes nothing. */
  change: (settings: Settings) => Change | undefined
  /** Sentence for a missing input; by default it asks for a picture. */
  missing?: () => string
  /** Makes several designs at once. */
  hasDesigns?: boolean
  /** The mask is the result. */
  makesMask?: boolean
  choosesMaterial?: boolean
  /** Changes a cabinet or a sofa as well as a wall. */
  changesThings?: boolean
  /** Asks what happens with furniture that stands in the photo already. */
  asksForFurniture?: boolean
  /** Setting whose first value should differ from the photo. */
  firstChoice?: 'floor' | 'surface' | 'colour'
  /** Works outdoors with these settings, beyond what `outdoors` allows. */
  isForOutside?: (settings: Settings) => boolean
  /** Outdoors, the whole photo is marked until the visitor marks an area. */
  marksPhotoOutside?: boolean
  /** Call of the hosted engine; undefined when the device is always better. */
  call?: (settings: Settings) => HostedCall | undefined
}

/** Controls for laying a material; the hosted engine takes neither turn nor strength. */
export const layingControls = ({ isHosted }: Settings): readonly Control[] =>
  isHosted ? ['areaWidth'] : ['areaWidth', 'turn', 'strength']

/** The composer needs no photo, because its room is drawn. */
export const isComposer = (name: unknown): name is 'room_composer' => name === 'room_composer'
