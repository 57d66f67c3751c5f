import type { Template } from '../template.ts'

/** A bed between two bedside tables, a wardrobe with room before its doors, a place to sit and dress. */
export const bedroom: Template = {
  main: { categories: ['bed'], never: ['canopy'], where: [{ at: 'wall', gap: 0.02 }], ofWall: [0.5, 0.75] },
  pieces: [
    {
      categories: ['wardrobe'],
      never: ['corner'],
      wide: 1.6,
      where: [{ at: 'other-wall' }, { at: 'beside', gap: [0.65, 0.55] }],
    },
    {
      categories: ['dressing-table'],
      never: ['corner'],
      wide: 1,
      where: [{ at: 'other-wall' }, { at: 'beside', gap: [0.75, 0.6] }],
    },
  ],
  dressing: [
    { dress: 'bedsides' },
    { dress: 'rug', under: 'main', past: { sides: 0.5, front: 0.4, back: -0.7 }, least: { sides: 0.15, front: 0.05 } },
    { dress: 'print', over: ['bed'] },
    { dress: 'seat', at: ['dressing-table'] },
    { dress: 'plant' },
    { dress: 'curtains' },
  ],
}
