import type { Photo } from '@vuong-tron/room-engine/picture'
import type { MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { MarkedArea } from '../editor/area.ts'
import type { Change } from '../editor/change.ts'
import type { Settings } from '../editor/settings.ts'

/** What page and API say of a tool. */
export type Tool = {
  /** Of its function (API-11). */
  address: string
  /** Whether exteriors and gardens work fully, only in a drawn area, only with the mildest intervention, or not. */
  outdoors: 'always' | 'drawn area' | 'mildest' | 'never'
  icon: string
  name: () => string
  text: () => string
}

/** What is marked: surfaces; a thing that goes, then bare room; bare room alone; an empty place; nothing. */
export type Marks = 'surfaces' | 'thing' | 'bare' | 'place' | 'nothing'

/** The controls of which a tool's settings consist (../editor/tool-settings.tsx). */
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
  /** Whether the call includes the mask. */
  isMasked: boolean
  /** A material or a mood: the visitor's picture, or a material that the engine draws. */
  sample?: { field: 'texture_image' | 'style_image'; picture: Photo | MaterialId }
}

/** A tool of the editor. */
export type EditorTool = Tool & {
  marks: Marks | ((settings: Settings) => Marks)
  /** Marked when the tool is chosen. */
  usual: MarkedArea
  /** What a visitor sets, in order. */
  controls: readonly Control[] | ((settings: Settings) => readonly Control[])
  /** Whether nothing needs to be marked for removal: an empty room has nothing. */
  isOptional?: boolean
  /** Whether the mask is for the device alone: the hosted engine paints the whole picture. */
  isOfDevice?: boolean
  /** The change with these settings; undefined while something is missing, and of a tool that changes nothing. */
  change: (settings: Settings) => Change | undefined
  /** What is missing then; a picture by default. */
  missing?: () => string
  /** Whether several designs can be made at once. */
  hasDesigns?: boolean
  /** Whether its result is the mask itself. */
  makesMask?: boolean
  /** Whether things are removed. */
  removes?: boolean
  /** Whether a material is chosen from the swatches. */
  choosesMaterial?: boolean
  /** The setting that is first chosen unlike what the photo shows. */
  firstChoice?: 'floor' | 'surface' | 'colour'
  /** Whether it works outside with these settings, beside what `outdoors` allows. */
  isForOutside?: (settings: Settings) => boolean
  /** Whether the whole photo is marked outside until something else is. */
  marksPhotoOutside?: boolean
  /** The call to the hosted engine; without it, the device is always better. */
  call?: (settings: Settings) => HostedCall | undefined
}

/** How a material is laid. The hosted engine is told neither turn nor strength. */
export const layingControls = ({ isHosted }: Settings): readonly Control[] =>
  isHosted ? ['areaWidth'] : ['areaWidth', 'turn', 'strength']

/** It needs no photo: its room is drawn. */
export const isComposer = (name: unknown): name is 'room_composer' => name === 'room_composer'
