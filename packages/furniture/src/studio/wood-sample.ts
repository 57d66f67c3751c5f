import { Model, type Wood } from '../models/kit/model.ts'
import type { Scene } from './scene.ts'

const BOARD = { w: 900, h: 148, gap: 2.5 }
/** Offsets of the joints per row, so that none align. */
const SHIFTS = [-240, 210, -90, 330]

/** Oiled boards of one wood, frontal from a step away, in raking light from the upper left. */
export function woodSample(wood: Wood, samples: number): Scene {
  const m = new Model(`wood-${wood}`, wood, 'studio')
  for (const [row, shift] of SHIFTS.entries()) {
    for (const side of [-1, 0, 1])
      m.board(
        ...([BOARD.w, BOARD.h, 18] as const),
        shift + side * (BOARD.w + BOARD.gap),
        (row - 2) * (BOARD.h + BOARD.gap),
        0,
        wood,
        1.6,
      )
  }
  m.board(2400, 900, 10, 0, -450, -20, 'felt')
  return {
    width: 640,
    height: 640,
    samples,
    bounces: 2,
    parts: m.parts,
    camera: { position: [0, 0, 1000], target: [0, 0, 0], lens: 75 },
    lights: [
      {
        kind: 'area',
        position: [-1100, 1300, 900],
        target: [0, 0, 0],
        width: 700,
        height: 700,
        power: 62,
        color: [1, 0.985, 0.965],
      },
    ],
    sky: { top: [1, 0.99, 0.975], bottom: [0.9, 0.89, 0.875], strength: 0.35 },
  }
}
