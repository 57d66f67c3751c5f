import type { ImageSize } from '../image-check'

/**
 * Workers AI models with limits and prices per Cloudflare's documentation (developers.cloudflare.com/workers-ai/models)
 * of 2026-11-22. Prices are millionths of a dollar per tile of 512 × 512 pixels. Update the date with each change.
 */
export const hostedModels = {
  /**
   * Repaints a picture after up to four others, in four steps; inputs below 512 × 512. A mask is one of them, explained
   * by the prompt.
   */
  klein: {
    id: '@cf/black-forest-labs/flux-2-klein-4b',
    input: { largestPx: 511, smallestPx: 1, multiplePx: 1 },
    output: { largestPx: 1920, smallestPx: 256, multiplePx: 16, times: 2 },
    price: { inputTile: 59, outputTile: 287 },
  },
  /** Inpaints a mask given in a field. Beta, and free while it is. */
  inpainting: {
    id: '@cf/runwayml/stable-diffusion-v1-5-inpainting',
    input: { largestPx: 512, smallestPx: 256, multiplePx: 8 },
    output: { largestPx: 512, smallestPx: 256, multiplePx: 8, times: 1 },
    price: { inputTile: 0, outputTile: 0 },
  },
} as const

export type HostedModel = keyof typeof hostedModels

const TILE_PX = 512
const tilesOf = ({ width, height }: ImageSize) => Math.ceil(width / TILE_PX) * Math.ceil(height / TILE_PX)

/** Price of a picture in millionths of a dollar. */
export function priceOf(model: HostedModel, inputs: readonly ImageSize[], output: ImageSize): number {
  const { inputTile, outputTile } = hostedModels[model].price
  return inputs.reduce((sum, input) => sum + inputTile * tilesOf(input), outputTile * tilesOf(output))
}

type Sides = { largestPx: number; smallestPx: number; multiplePx: number }

const side = (px: number, { largestPx, smallestPx, multiplePx }: Sides) =>
  Math.min(
    largestPx - (largestPx % multiplePx),
    Math.max(smallestPx, Math.max(1, Math.round(px / multiplePx)) * multiplePx),
  )

/** Input and output sizes for a part of a photo, keeping its aspect ratio. */
export function sizesFor(model: HostedModel, part: ImageSize): { input: ImageSize; output: ImageSize } {
  const { input, output } = hostedModels[model]
  const share = Math.min(1, input.largestPx / Math.max(part.width, part.height))
  const shown = { width: side(part.width * share, input), height: side(part.height * share, input) }
  return {
    input: shown,
    output: { width: side(shown.width * output.times, output), height: side(shown.height * output.times, output) },
  }
}
