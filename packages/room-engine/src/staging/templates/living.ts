import type { Template } from '../template.ts'

/** A sofa with its table on a rug, a screen across where it is seen, one tall piece at the end. */
export const living: Template = {
  main: { categories: ['sofa'], never: ['chaise', 'corner'], where: [{ at: 'wall', gap: 0.05 }], ofWall: [0.58, 0.8] },
  pieces: [
    { categories: ['coffee-table'], where: [{ at: 'before', gap: [0.4, 0.46] }], ofMain: [0.55, 0.67] },
    { categories: ['tv-stand'], where: [{ at: 'opposite' }], wide: 1.7, mostHigh: 0.7 },
    { categories: ['speakers-and-tvs'], only: 'television', where: [{ at: 'on', of: 'tv-stand' }] },
    {
      categories: ['bookshelf', 'decor-cabinet'],
      never: ['corner', 'trolley', 'revolving'],
      wide: 0.9,
      where: [{ at: 'beside', gap: [0.6, 0.35] }, { at: 'other-wall' }],
    },
    { categories: ['decor-cabinet'], never: ['corner'], wide: 1.3, mostHigh: 0.95, where: [{ at: 'other-wall' }] },
  ],
  dressing: [
    {
      dress: 'rug',
      under: 'group',
      past: { sides: 0.2, front: 0.3, back: -0.25 },
      least: { sides: -0.2, front: 0.1 },
    },
    { dress: 'screen', on: 'tv-stand' },
    { dress: 'print', over: ['sofa'] },
    { dress: 'lamp' },
    { dress: 'plant' },
    { dress: 'curtains' },
  ],
}
