import type { Template } from '../template.ts'

/** A table with its chairs under a lamp, and one sideboard, behind it on the same axis or at another wall. */
export const dining: Template = {
  main: { categories: ['dining-table'], never: ['with-seats'], where: [{ at: 'middle' }, { at: 'wall', gap: 0.02 }] },
  pieces: [
    {
      categories: ['dish-cabinet', 'decor-cabinet', 'wine-cabinet'],
      never: ['corner', 'trolley'],
      where: [{ at: 'behind', gap: [1.2, 0.9] }, { at: 'other-wall' }],
      wide: 1.5,
      mostHigh: 0.95,
    },
  ],
  dressing: [
    { dress: 'chairs' },
    { dress: 'rug', under: 'group', past: { sides: 0.6, front: 0.6, back: 0.6 }, least: { sides: 0.4, front: 0.4 } },
    { dress: 'pendant' },
    { dress: 'print', over: ['dish-cabinet', 'decor-cabinet', 'wine-cabinet'] },
    { dress: 'plant' },
    { dress: 'curtains' },
  ],
}
