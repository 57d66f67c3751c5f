import type { Template } from '../template.ts'

/** A shoe cabinet under a mirror, and a bench to sit on: the only room for shoes. */
export const hall: Template = {
  main: {
    categories: ['shoe-cabinet'],
    never: ['bench'],
    where: [{ at: 'wall', gap: 0.02 }],
    ofWall: [0.35, 0.6],
    mostHigh: 1.2,
  },
  pieces: [
    { categories: ['mirrors'], only: 'mirror', where: [{ at: 'over', gap: 0.2 }], ofMain: [0.6, 0.8] },
    { categories: ['shoe-cabinet'], only: 'bench', where: [{ at: 'beside', gap: [0.1, 0.4] }] },
  ],
  dressing: [{ dress: 'print', over: ['shoe-cabinet'] }, { dress: 'plant' }],
}
