import { LONGEST_PREVIEW, PREVIEW_EDGE_PX } from './designs.ts'

/** Scales to try: patterned pictures need more characters. */
const SHARES = [1, 0.75, 0.5, 0.375]

/** A design's picture within the limit of a data URL; undefined when even a small one is too long. */
export async function previewOf<Failure>(
  write: (edgePx: number) => Promise<Blob | Failure>,
): Promise<Blob | Failure | undefined> {
  for (const share of SHARES) {
    const file = await write(Math.round(PREVIEW_EDGE_PX * share))
    if (!(file instanceof Blob) || lengthOf(file) <= LONGEST_PREVIEW) return file
  }
  return undefined
}

/** Characters of its data URL. */
const lengthOf = ({ size, type }: Blob) => `data:${type};base64,`.length + 4 * Math.ceil(size / 3)
