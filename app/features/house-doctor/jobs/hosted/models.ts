import type { Size } from '../image-check'

/**
 * The models of Workers AI that the hosted engine asks, with their limits and prices as Cloudflare's pages of them
 * (developers.cloudflare.com/workers-ai/models) said on 2026-11-22. Prices are in millionths of a dollar a tile of
 * 512 × 512 pixels. Whoever changes a model looks at its page again and changes the day.
 */
export const hostedModels = {
  /**
   * Paints a picture anew after up to four others, in four steps. Every picture that it is given is below 512 × 512. A mask
   * is one of them, which its prompt explains.
   */
  klein: {
    id: '@cf/black-forest-labs/flux-2-klein-4b',
    input: { largestPx: 511, smallestPx: 1, multiplePx: 1 },
    output: { largestPx: 1920, smallestPx: 256, multiplePx: 16, times: 2 },
    price: { inputTile: 59, outputTile: 287 },
  },
  /** Paints what a mask marks, which it has a field for. Beta, and free of charge as long as it is. */
  inpainting: {
    id: '@cf/runwayml/stable-diffusion-v1-5-inpainting',
    input: { largestPx: 512, smallestPx: 256, multiplePx: 8 },
    output: { largestPx: 512, smallestPx: 256, multiplePx: 8, times: 1 },
    price: { inputTile: 0, outputTile: 0 },
  },
} as const

export type HostedModel = keyof typeof hostedModels

const TILE_PX = 512
const tilesOf = ({ width, height }: Size) => Math.ceil(width / TILE_PX) * Math.ceil(height / TILE_PX)

/** What one picture costs, in millionths of a dollar. */
export function priceOf(model: HostedModel, inputs: readonly Size[], output: Size): number {
  const { inputTile, outputTile } = hostedModels[model].price
  return inputs.reduce((sum, input) => sum + inputTile * tilesOf(input), outputTile * tilesOf(output))
}

type Sides = { largestPx: number; smallestPx: number; multiplePx: number }

const side = (px: number, { largestPx, smallestPx, multiplePx }: Sides) =>
  Math.min(
    largestPx - (largestPx % multiplePx),
    Math.max(smallestPx, Math.max(1, Math.round(px / multiplePx)) * multiplePx),
  )

/** The sizes in which a model is shown a part of a photo, and in which it answers: the same shape, as far as it goes. */
export function sizesFor(model: HostedModel, part: Size): { input: Size; output: Size } {
  const { input, output } = hostedModels[model]
  const share = Math.min(1, input.largestPx / Math.max(part.width, part.height))
  const shown = { width: side(part.width * share, input), height: side(part.height * share, input) }
  return {
    input: shown,
    output: { width: side(shown.width * output.times, output), height: side(shown.height * output.times, output) },
  }
}
