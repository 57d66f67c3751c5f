import { steps } from '@vuong-tron/geometry/numbers'
import { chain, move, turnY } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import type { MaterialName } from '../materials.ts'

const papers: MaterialName[] = ['paper_a', 'paper_b', 'paper_c', 'paper_d', 'paper_e']
const anyPaper = (m: Model) => papers[Math.floor(m.random(0, papers.length))] ?? 'paper_a'

/** Books side by side from x on. */
export function books(m: Model, x: number, y: number, z: number, count: number, tallest = 240) {
  let left = x
  for (const _book of steps(count)) {
    const [w, h, d] = [m.random(14, 36), tallest * m.random(0.68, 1), m.random(130, 175)]
    m.board(w, h, d, left + w / 2, y, z, anyPaper(m), 1.5)
    // Seen from behind only.
    if (m.detail === 'studio') m.board(w - 4, h - 6, d - 2, left + w / 2, y + 4, z - 2.5, 'paper_e', 0.3)
    left += w + 0.8
  }
  return left
}

/** A pile of books; returns its height. */
export function pile(m: Model, x: number, y: number, z: number, count: number) {
  let top = y
  for (const book of steps(count)) {
    const [h, w, d] = [m.random(18, 34), 240 - book * 18 - m.random(0, 20), 180 - book * 12]
    const cover = anyPaper(m)
    m.within(chain(move(x, top, z), turnY(m.random(-8, 8))), () => {
      m.board(w, 2.2, d, 0, 0, 0, cover, 0.6)
      m.board(w, 2.2, d, 0, h - 2.2, 0, cover, 0.6)
      m.board(w, h, 2.5, 0, 0, d / 2 - 1, cover, 0.6)
      m.board(w - 7, h - 4.6, d - 6, 0, 2.3, -1, 'paper_e', 0.4)
    })
    top += h
  }
  return top - y
}
