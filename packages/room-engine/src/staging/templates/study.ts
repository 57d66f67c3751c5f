import type { Template } from '../template.ts'

/** A desk with its chair, one shelf beside it, and papers at another wall, in no box on castors. */
export const study: Template = {
  main: {
    categories: ['work-desk'],
    never: ['corner'],
    where: [{ at: 'wall', gap: 0.03 }],
    ofWall: [0.5, 0.8],
    mostHigh: 0.8,
  },
  pieces: [
    {
      categories: ['bookshelf'],
      never: ['corner', 'revolving'],
      wide: 0.9,
      where: [{ at: 'beside', gap: [0.44, 0.25] }, { at: 'other-wall' }],
    },
    { categories: ['file-cabinet'], wide: 1.2, leastWide: 0.7, mostHigh: 0.9, where: [{ at: 'other-wall' }] },
  ],
  dressing: [
    { dress: 'seat', at: ['work-desk'] },
    { dress: 'rug', under: 'main', past: { sides: 0.3, front: 1.1, back: -0.05 }, least: { sides: 0.1, front: 0.75 } },
    { dress: 'print', over: ['work-desk'] },
    { dress: 'plant' },
    { dress: 'curtains' },
  ],
}
