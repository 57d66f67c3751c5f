import type { Photo } from '@vuong-tron/room-engine/picture'
import type { MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { ComponentType } from 'react'
import type { Area } from '../area.ts'
import type { Change } from '../change.ts'
import type { MaterialSwatch } from '../protocol.ts'
import type { Settings } from '../settings.ts'
import type { ReadWords } from '../words-field.tsx'

/** What is marked: surfaces; a thing that goes, then bare room; bare room alone; an empty place; nothing. */
export type Marks = 'surfaces' | 'thing' | 'bare' | 'place' | 'nothing'

/** A call of the API for a tool's settings; photo, mask and consent are added. */
export type HostedCall = {
  fields: Readonly<Record<string, string>>
  /** Whether the call includes the mask. */
  isMasked: boolean
  /** A material or a mood: the visitor's picture, or a material that the engine draws. */
  sample?: { field: 'texture_image' | 'style_image'; picture: Photo | MaterialId }
}

export type ToolSettingsProps = {
  settings: Settings
  /** A house front or a garden: its scale has to be said. */
  isOutside: boolean
  materials: readonly MaterialSwatch[]
  onSet: (settings: Partial<Settings>) => void
  /** A second picture was chosen. */
  onPicture: (file: File, use: 'sample' | 'reference' | 'cutout') => void
  onWords: ReadWords
}

/** A tool of the editor. Its icon and words are in ../../tools.ts, which pages without the editor show too. */
export type EditorTool = {
  marks: Marks | ((settings: Settings) => Marks)
  /** Marked when the tool is chosen. */
  usual: Area
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
  /** Whether it works outside with these settings, beside what the API's function allows. */
  isForOutside?: (settings: Settings) => boolean
  /** Whether the whole photo is marked outside until something else is. */
  marksPhotoOutside?: boolean
  /** The call to the hosted engine; without it, the device is always better. */
  call?: (settings: Settings) => HostedCall | undefined
  Settings?: ComponentType<ToolSettingsProps>
}
