import type { Vec2 } from '../../../../catalogue/models/kit/space.ts'
import type { Stroke } from '../engine/masks/brush.ts'
import type { Label } from '../engine/masks/labels.ts'

/** Something around an object, in pixels of the photo. */
export type Frame = { left: number; top: number; right: number; bottom: number }

/** How a person has said what is to change: kept instead of its pixels, which the engine finds again. */
export type Area = {
  /** Surfaces by their names. */
  labels: readonly Label[]
  frame?: Frame
  /** Places that belong to it or do not, put right by a tap. */
  taps: readonly { place: Vec2; isIn: boolean }[]
  strokes: readonly Stroke[]
}

export const NO_AREA: Area = { labels: [], taps: [], strokes: [] }

/** An area by the names of its surfaces alone. */
export const areaOf = (...labels: readonly Label[]): Area => ({ ...NO_AREA, labels })

export const isNothing = ({ labels, frame, strokes, taps }: Area) =>
  labels.length === 0 && !frame && !strokes.some(({ mode }) => mode === 'add') && !taps.some(({ isIn }) => isIn)

/** With a surface more, or without one that was named. */
export const toggled = (area: Area, label: Label): Area => ({
  ...area,
  labels: area.labels.includes(label) ? area.labels.filter((one) => one !== label) : [...area.labels, label],
})

/** The frame between two corners, whichever they are. */
export const frameBetween = ([x, y]: Vec2, [otherX, otherY]: Vec2): Frame => ({
  left: Math.min(x, otherX),
  top: Math.min(y, otherY),
  right: Math.max(x, otherX),
  bottom: Math.max(y, otherY),
})
