import { LONGEST_PREVIEW, PREVIEW_EDGE_PX } from './designs.ts'

/** Parts of the longest side that are tried: a picture of much pattern and grain needs more characters than one of walls. */
const SHARES = [1, 0.75, 0.5, 0.375]

/** A design's picture as a file that is short enough as a data URL; none where even a small one is not. */
export async function previewOf<Failure>(
  write: (edgePx: number) => Promise<Blob | Failure>,
): Promise<Blob | Failure | undefined> {
  for (const share of SHARES) {
    const file = await write(Math.round(PREVIEW_EDGE_PX * share))
    if (!(file instanceof Blob) || lengthOf(file) <= LONGEST_PREVIEW) return file
  }
  return undefined
}

/** As characters of its data URL. */
const lengthOf = ({ size, type }: Blob) => `data:${type};base64,`.length + 4 * Math.ceil(size / 3)
