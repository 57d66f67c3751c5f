import type { Area, Corrections } from './editor/area.ts'
import type { Stroke, Tap } from './engine/masks/masks.ts'
import type { SampleId } from './sample-rooms.ts'

const stroke = (mode: Stroke['mode'], radiusPx: number, ...points: Stroke['points'][number][]): Stroke => ({
  ...{ mode, radiusPx, points },
})

const tap = (x: number, y: number, isPositive = true): Tap => ({ x, y, isPositive })

/**
 * The surfaces of our own rooms where what is found by their names alone leaves much out, or takes furniture for them: put
 * right by hand, in pixels of the picture as it is worked on, 1024 wide.
 */
export const corrections: Partial<Record<SampleId, Corrections>> = {
  shell: { floor: [tap(369, 514), tap(102, 520)] },
  bedroom: { floor: [tap(174, 634, false), tap(51, 626, false), tap(287, 634, false), tap(532, 584)] },
  dining_room: { floor: [tap(532, 745), tap(471, 607), tap(338, 660), tap(430, 710)] },
  study: { floor: [tap(532, 691, false)] },
}

/** Where floor and walls of our own rooms are bare, put right by hand; pixels of the picture as it is worked on, 1024 wide. */
export const bareAreas: Partial<Record<SampleId, Area>> = {
  /** Plaster that dries unevenly, and the conduits in it, are one wall. */
  shell: {
    labels: ['floor', 'wall', 'ceiling'],
    taps: [],
    strokes: [
      ...[105, 160, 215].map((x) => stroke('add', 45, [x, 10], [x, 360])),
      stroke('add', 12, [92, 396], [255, 396]),
      stroke('add', 10, [270, 40], [270, 390]),
      stroke('add', 10, [720, 40], [720, 390]),
      stroke('add', 10, [270, 113], [720, 113]),
      stroke('add', 10, [796, 100], [796, 456]),
      stroke('add', 43, [890, 10], [890, 430]),
      stroke('add', 18, [870, 452], [925, 452]),
      stroke('add', 40, [958, 20], [958, 450]),
      stroke('erase', 18, [1017, 55], [1017, 440]),
      stroke('add', 12, [5, 520], [400, 520]),
      stroke('add', 10, [50, 492], [122, 492]),
      stroke('add', 28, [382, 500], [440, 500]),
      stroke('add', 24, [870, 498], [1010, 524]),
    ],
  },
  /** The sofa has the wall's colour; at the right there is a curtain and no wall. */
  living_room: {
    labels: ['floor', 'wall_left', 'wall_back', 'ceiling'],
    taps: [],
    strokes: [
      stroke('add', 43, [892, 10], [895, 224]),
      stroke('add', 18, [297, 370], [297, 435]),
      stroke('add', 22, [350, 395], [350, 440]),
      stroke('erase', 40, [455, 366], [715, 366]),
      stroke('erase', 34, [412, 438], [772, 438]),
      stroke('erase', 18, [396, 402], [396, 458]),
      stroke('erase', 18, [787, 402], [787, 458]),
      stroke('erase', 12, [390, 488], [800, 488]),
      ...[518, 636].map((x) => stroke('erase', 30, [x, 200], [x, 242])),
      ...[518, 636].map((x) =>
        stroke('erase', 12, [x - 32, 173], [x + 32, 173], [x + 32, 267], [x - 32, 267], [x - 32, 173]),
      ),
      stroke('erase', 84, [182, 242], [182, 385]),
      stroke('erase', 28, [535, 490], [672, 490]),
      stroke('erase', 36, [868, 454]),
    ],
  },
}
