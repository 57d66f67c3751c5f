import type { Template } from '../template.ts'

/** A desk with its chair, one shelf beside it, and papers at another wall. */
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
      where: [{ at: 'beside', gap: [0.44, 0.2] }, { at: 'other-wall' }],
    },
    { categories: ['file-cabinet'], wide: 1.2, mostHigh: 0.9, where: [{ at: 'other-wall' }] },
  ],
  dressing: [
    { dress: 'seat', at: ['work-desk'], model: 'task' },
    { dress: 'rug', under: 'main', past: { sides: 0.2, front: 1.4, back: -0.35 } },
    { dress: 'print', over: ['work-desk'] },
    { dress: 'desk-lamp' },
    { dress: 'plant' },
    { dress: 'curtains' },
  ],
}
