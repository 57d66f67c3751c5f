import { blurred, luminance, type Photo, type Plane } from '../src/picture.ts'

const [C1, C2] = [6.5025, 58.5225]
const SIGMA_PX = 1.5

/**
 * Mean structural similarity of two photos' brightness over selected pixels (Z. Wang, A. Bovik, H. Sheikh, E.
 * Simoncelli, “Image quality assessment: from error visibility to structural similarity”, 2004).
 */
export function similarityOf(one: Photo, other: Photo, counts: (pixel: number) => boolean, softPx = 0): number {
  const [a, b] = [one, other].map((photo) => (softPx ? blurred(luminance(photo), softPx) : luminance(photo))) as [
    Plane,
    Plane,
  ]
  const mean = (value: (pixel: number) => number) =>
    blurred({ ...a, data: Float32Array.from(a.data, (_, pixel) => value(pixel)) }, SIGMA_PX).data
  const at = ({ data }: Plane, pixel: number) => data[pixel] as number
  const [ma, mb] = [mean((pixel) => at(a, pixel)), mean((pixel) => at(b, pixel))]
  const [aa, bb] = [mean((pixel) => at(a, pixel) ** 2), mean((pixel) => at(b, pixel) ** 2)]
  const ab = mean((pixel) => at(a, pixel) * at(b, pixel))
  let [sum, count] = [0, 0]
  for (let pixel = 0; pixel < a.data.length; pixel++) {
    if (!counts(pixel)) continue
    const [x, y] = [ma[pixel] as number, mb[pixel] as number]
    const [vx, vy] = [(aa[pixel] as number) - x * x, (bb[pixel] as number) - y * y]
    const both = (ab[pixel] as number) - x * y
    sum += ((2 * x * y + C1) * (2 * both + C2)) / ((x * x + y * y + C1) * (vx + vy + C2))
    count++
  }
  return sum / count
}
