import type { SampleId } from '../sample-rooms.ts'
import type { ToolId } from '../tools.ts'

/** The visitor's room by file name, or a sample. */
export type DesignRoom = { name: string; sample: SampleId | null }

/** A change without pixels: surfaces and settings. */
export type DesignStep = {
  tool: ToolId
  /** Surface names (see the engine's masks/labels.ts); empty when something else was marked. */
  surfaces: string[]
  settings: Record<string, string | number>
}

/** Date of the current consent text for pictures in the account. */
export const PICTURE_CONSENT_WORDS = '2026-11-22'

/** A saved room: its changes in order, its products, and a small picture. */
export type SavedDesign = DesignRoom & {
  /** Random id by the browser, which makes saving idempotent. */
  id: string
  /** In milliseconds since the epoch. */
  savedAt: number
  steps: DesignStep[]
  /** By slug, or by sku in the finish that was chosen; once for each piece. */
  products: string[]
  /** A JPEG data URL; empty without consent when it would show the visitor's own room. */
  preview: string
  /** Version of the consent text; empty when none was needed. */
  consent: '' | typeof PICTURE_CONSENT_WORDS
  /** Key of the room in the saving browser. */
  room?: string
  /** A drawn room as in its link (composer/link.ts); its plan is the picture. */
  plan?: string
}

/** Maximum steps, the last ones. */
export const MOST_STEPS = 20
/** Maximum characters of a room's or file's name. */
export const LONGEST_NAME = 120
/** Maximum designs per account; the oldest are dropped. */
export const MOST_DESIGNS = 24
/** Maximum products of a design: those of one request. */
export const MOST_PRODUCTS = 60
/** Longer side of a preview, in pixels. */
export const PREVIEW_EDGE_PX = 320
/** Maximum characters of its data URL. */
export const LONGEST_PREVIEW = 40_000

/** Changes that bring the visitor's own picture into a sample room. */
const OWN_PICTURES: readonly unknown[] = ['lay-sample', 'place-picture']

/** True if a step brings the visitor's own picture into the room. */
export const bringsOwn = ({ settings }: Pick<DesignStep, 'settings'>) => OWN_PICTURES.includes(settings.does)

type Shown = Pick<SavedDesign, 'sample'> & { steps: readonly Pick<DesignStep, 'settings'>[] }

/** True if a picture of the design would show the visitor's property. */
export const showsOwn = ({ sample, steps }: Shown) => sample === null || steps.some(bringsOwn)

/** A design after its photo was deleted: without a private preview. */
export const withoutPhoto = <Saved extends SavedDesign>(design: Saved): Saved =>
  showsOwn(design) ? { ...design, preview: '', consent: '' } : design
