import type { DoctorFunction } from '../jobs/functions.ts'
import type { SampleId } from '../sample-rooms.ts'

/** Which room it is: the visitor's, by the name of its file, or one of ours. */
export type DesignRoom = { name: string; sample: SampleId | null }

/** One change of a room without its pixels: where, and what was set. */
export type DesignStep = {
  tool: DoctorFunction
  /** Surfaces by their names (engine/masks/labels.ts); none where something else was marked. */
  surfaces: string[]
  settings: Record<string, string | number>
}

/** The day on which the words about pictures in the account last changed. */
export const PICTURE_CONSENT_WORDS = '2026-11-22'

/** What a visitor has saved of a room: what was done to it in which order, what stands in it, and a small picture. */
export type Design = DesignRoom & {
  /** A random name given by the browser: a design that is sent twice is one. */
  id: string
  /** In milliseconds since the epoch. */
  savedAt: number
  steps: DesignStep[]
  /** Slugs of the products in it. */
  products: string[]
  /** A JPEG as a data URL. Empty where it would show the visitor's own and they have not agreed that it leaves the device. */
  preview: string
  /** The words that were agreed to with the preview; empty where nobody was asked. */
  consent: '' | typeof PICTURE_CONSENT_WORDS
  /** The key under which the browser that saved the room keeps it. */
  room?: string
  /** A room that was drawn, as its link has it (composer/link.ts). It has no preview: its plan is drawn anew. */
  plan?: string
}

/** The last changes of a design are told, no more. */
export const MOST_STEPS = 20
/** As characters of the name of a room or of its file. */
export const LONGEST_NAME = 120
/** How many designs an account keeps; beyond that the oldest go. */
export const MOST_DESIGNS = 24
/** How many products a design names at most: as many as one question about products asks for. */
export const MOST_PRODUCTS = 60
/** The longer side of a preview, in pixels. */
export const PREVIEW_EDGE_PX = 320
/** As characters of its data URL. */
export const LONGEST_PREVIEW = 40_000

/** The changes that bring a picture of the visitor's own into one of our rooms. */
const OWN_PICTURES: readonly unknown[] = ['lay-sample', 'place-picture']

/** Whether a step brings a picture of the visitor's own into the room. */
export const bringsOwn = ({ settings }: Pick<DesignStep, 'settings'>) => OWN_PICTURES.includes(settings.does)

type Shown = Pick<Design, 'sample'> & { steps: readonly Pick<DesignStep, 'settings'>[] }

/** Whether a picture of the design would show what belongs to the visitor. */
export const showsOwn = ({ sample, steps }: Shown) => sample === null || steps.some(bringsOwn)

/** A design whose photo is deleted: in words alone, where its picture would show what belongs to the visitor. */
export const withoutPhoto = <Saved extends Design>(design: Saved): Saved =>
  showsOwn(design) ? { ...design, preview: '', consent: '' } : design
