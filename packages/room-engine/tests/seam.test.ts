import { expect, test } from 'vitest'
import { FACES } from '../src/geometry/room-box.ts'
import { straightenCeiling } from '../src/masks/seam.ts'

const size = { width: 100, height: 80 }
const LINE = 20
const faces = Uint8Array.from({ length: size.width * size.height }, (_, pixel) =>
  FACES.indexOf(Math.floor(pixel / size.width) < LINE ? 'ceiling' : 'back'),
)

/** Chances of a network whose line lies at a row for each column. */
function chancesOf(rowAt: (x: number) => number) {
  const ceiling = Float32Array.from(faces, (_, pixel) =>
    Math.floor(pixel / size.width) < rowAt(pixel % size.width) ? 0.9 : 0.05,
  )
  return { ceiling, wall: ceiling.map((chance) => 0.95 - chance) }
}

/** First row of each column that is rather wall than ceiling. */
const lineOf = ({ wall, ceiling }: ReturnType<typeof chancesOf>) =>
  Array.from({ length: size.width }, (_, x) => {
    let y = 0
    while ((wall[y * size.width + x] as number) < (ceiling[y * size.width + x] as number)) y++
    return y
  })

test('HD-09 a wavy line between wall and ceiling becomes the straight line of the room', () => {
  const chances = chancesOf((x) => LINE + Math.round(3 * Math.sin(x / 6)))
  const before = chances.wall.map((chance, pixel) => chance + (chances.ceiling[pixel] as number))
  straightenCeiling(chances, faces, size)
  expect(new Set(lineOf(chances))).toEqual(new Set([LINE]))
  for (const [pixel, both] of before.entries())
    expect((chances.wall[pixel] as number) + (chances.ceiling[pixel] as number)).toBeCloseTo(both, 5)
})

test('HD-09 a line that lies elsewhere stays as the network drew it, and so does a wall without a ceiling', () => {
  const elsewhere = chancesOf(() => LINE + 20)
  straightenCeiling(elsewhere, faces, size)
  expect(new Set(lineOf(elsewhere))).toEqual(new Set([LINE + 20]))
  // Just beyond what counts as near, on either side.
  for (const off of [-5, -6, 5, 6]) {
    const beside = chancesOf(() => LINE + off)
    straightenCeiling(beside, faces, size)
    expect(new Set(lineOf(beside))).toEqual(new Set([LINE + off]))
  }
  const bare = chancesOf(() => 0)
  straightenCeiling(bare, faces, size)
  expect(bare).toEqual(chancesOf(() => 0))
})

test('HD-09 what is surely neither wall nor ceiling stays so', () => {
  const chances = chancesOf(() => LINE)
  const pixel = LINE * size.width + 50
  chances.wall[pixel] = chances.ceiling[pixel] = 0
  straightenCeiling(chances, faces, size)
  expect([chances.wall[pixel], chances.ceiling[pixel]]).toEqual([0, 0])
})
