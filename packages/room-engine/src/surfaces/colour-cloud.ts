import type { Triple } from '../colour.ts'
import { oklabOf } from '../colour.ts'
import { type Photo, shrink } from '../picture.ts'
import type { Symmetric } from './symmetric.ts'

/** Mean and covariance of a picture's colours in OKLab. */
export type ColourCloud = { mean: Triple; spread: Symmetric }

/** Longer side, in pixels, of the sampled picture. */
const COUNTED_PX = 256

export function cloudOf(photo: Photo): ColourCloud {
  const { width, height, data } = oklabOf(shrink(photo, COUNTED_PX))
  const count = width * height
  const mean: Triple = [0, 0, 0]
  const sums = [0, 0, 0, 0, 0, 0]
  for (let pixel = 0; pixel < count; pixel++) {
    const [l, a, b] = [data[pixel * 3] as number, data[pixel * 3 + 1] as number, data[pixel * 3 + 2] as number]
    mean[0] += l / count
    mean[1] += a / count
    mean[2] += b / count
    for (const [place, product] of [l * l, l * a, l * b, a * a, a * b, b * b].entries())
      sums[place] = (sums[place] as number) + product / count
  }
  const [l, a, b] = mean
  const squares = [l * l, l * a, l * b, a * a, a * b, b * b]
  return { mean, spread: sums.map((sum, index) => sum - (squares[index] as number)) as Symmetric }
}
