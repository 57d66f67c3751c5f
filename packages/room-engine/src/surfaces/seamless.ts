import type { Photo } from '../picture.ts'
import { lightOf, storedOf } from './tone.ts'

/** Share of each side that is blended into the opposite edge. */
const OVERLAP = 0.12

/** Makes a material's picture seamless by blending opposite edges; slightly smaller. */
export const seamless = (photo: Photo): Photo => upright(blendedAcross(upright(blendedAcross(photo))))

function blendedAcross({ width, height, channels, data }: Photo): Photo {
  const overlap = Math.floor(width * OVERLAP)
  const narrow = width - overlap
  const result = new Uint8ClampedArray(narrow * height * channels)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < narrow; x++)
      for (let channel = 0; channel < channels; channel++) {
        const own = data[(y * width + x) * channels + channel] as number
        const to = (y * narrow + x) * channels + channel
        if (x >= overlap) result[to] = own
        else {
          const after = data[(y * width + x + narrow) * channels + channel] as number
          const share = (x + 0.5) / overlap
          result[to] = storedOf((lightOf[own] as number) * share + (lightOf[after] as number) * (1 - share))
        }
      }
  return { width: narrow, height, channels, data: result }
}

/** Transposes. */
function upright({ width, height, channels, data }: Photo): Photo {
  const result = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < channels; channel++)
        result[(x * height + y) * channels + channel] = data[(y * width + x) * channels + channel] as number
  return { width: height, height: width, channels, data: result }
}
