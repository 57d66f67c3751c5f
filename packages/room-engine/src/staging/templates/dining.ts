import type { Template } from '../template.ts'

/** A table with its chairs under a lamp, and a sideboard behind it on the same axis. */
export const dining: Template = {
  main: { categories: ['dining-table'], never: ['with-seats'], where: [{ at: 'middle' }] },
  pieces: [
    {
      categories: ['dish-cabinet'],
      never: ['corner'],
      where: [{ at: 'behind', gap: [1.2, 0.9] }, { at: 'other-wall' }],
      wide: 1.5,
      mostHigh: 0.95,
    },
    {
      categories: ['wine-cabinet', 'decor-cabinet', 'dish-cabinet'],
      never: ['corner', 'trolley'],
      wide: 1,
      where: [{ at: 'other-wall' }],
    },
  ],
  dressing: [
    { dress: 'chairs' },
    { dress: 'rug', under: 'group', past: { sides: 0.6, front: 0.6, back: 0.6 } },
    { dress: 'pendant' },
    { dress: 'print', over: ['dish-cabinet'] },
    { dress: 'plant' },
    { dress: 'curtains' },
  ],
}
