import { feathered, type Mask } from '@vuong-tron/room-engine/masks/masks'
import { type Photo, resizedByArea } from '@vuong-tron/room-engine/picture'
import { logFailure } from '#app/server/log/failure-log'
import { doctorFunctions, type ToolId } from '../../tools'
import type { ApiFunction } from '../api-function'
import { type Kernel, type KernelInput, type Made, madeOf } from '../kernels/kernel'
import { type Decoder, readPixels } from '../pixels.server'
import { aligned } from './alignment'
import { type HostedModel, hostedModels, priceOf, sizesFor } from './models'
import { promptFor } from './prompt'
import { type CropWindow, cutOut, pasted, windowAround } from './window'
import { askModel, type ModelRunner } from './workers-ai.server'

/** The operator's hosted engine: models, daily budget and timeout. */
export type HostedEngine = {
  ai: ModelRunner
  /** In millionths of a dollar. */
  mostADay: number
  patienceMs: number
}

type Helpers = {
  engine: HostedEngine
  images: Decoder
  /** Charges the daily budget in millionths of a dollar; false when it is exceeded or the job was cancelled. */
  spend: (amount: number) => Promise<boolean>
}

/** Width of the blend between new and old, as a share of the longer side. */
const BORDER = 0.008
const LEAST_BORDER_PX = 1.5

/** A kernel that uses a hosted model and keeps the successful designs; undefined for unsupported functions. */
export function hostedKernel(name: ToolId, helpers: Helpers): Kernel | undefined {
  const { painting } = doctorFunctions[name]
  if (!painting) return
  return async (input) => {
    const designs = Array.from({ length: input.fields.no_design ?? 1 }, (_, number) => input.seed + number)
    const results = await Promise.all(designs.map((seed) => designOrNone(name, painting, { ...input, seed }, helpers)))
    const made = results.flatMap((result) => (result.ok ? [result.made] : []))
    if (made.length > 0) return madeOf(...made)
    const refused = results.filter((result) => !result.ok)
    // Blocked content is not handed to a page.
    return refused.find(({ code }) => code === 'content_blocked') ?? refused[0] ?? { ok: false, code: 'engine_failed' }
  }
}

type Painting = NonNullable<ApiFunction['painting']>
type Design =
  | { ok: true; made: Made }
  | { ok: false; code: 'content_blocked' | 'hosted_engine_failed' | 'hosted_engine_spent' }

/** One failed design must not lose others, which may have been paid for. */
const designOrNone = (...how: Parameters<typeof design>): Promise<Design> =>
  design(...how).catch((error) => {
    logFailure('house doctor: hosted design', error)
    return { ok: false, code: 'hosted_engine_failed' }
  })

async function design(name: ToolId, painting: Painting, input: KernelInput, helpers: Helpers): Promise<Design> {
  const { model = 'klein', paintsAround } = painting
  const { photo, texture, style, seed } = input
  const { engine, images, spend } = helpers
  const mask = input.mask ?? (paintsAround ? aroundObject(photo) : undefined)
  const window = mask ? windowAround(mask) : { left: 0, top: 0, width: photo.width, height: photo.height }
  const [part, partMask] = [cutOut(photo, window), mask && cutOut(mask, window)]
  const { input: shownSize, output } = sizesFor(model, window)
  const references = [texture, style].flatMap((picture) => (picture ? [fitting(picture, model)] : []))
  // The inpainting model has a mask field.
  const prompt = promptFor(name, input.fields, model === 'klein' && !!mask) ?? ''
  const shownSizes = [shownSize, ...(mask ? [shownSize] : []), ...references]
  if (!(await spend(priceOf(model, shownSizes, output)))) return { ok: false, code: 'hosted_engine_spent' }
  const shown = {
    part: resizedByArea(part, shownSize.width, shownSize.height),
    mask: partMask && crisp(partMask, shownSize),
  }
  const painted = await askModel(engine.ai, { model, prompt, ...shown, references, output, seed }, engine.patienceMs)
  if (!painted.ok) return painted
  const pixels = await readPixels(images, painted.bytes, { ...sizeOf(window), fit: 'squeeze' })
  if (!pixels) return { ok: false, code: 'hosted_engine_failed' }
  const recipe = { do: 'painted', model: hostedModels[model].id, prompt, window }
  const picture = composed(photo, part, pixels, { mask, partMask, window })
  return { ok: true, made: { ...picture, recipe, source: 'compositeWithTrainedAlgorithmicMedia', seed } }
}

type Place = { mask?: Mask; partMask?: Mask; window: CropWindow }
type Composed = Pick<Made, 'photo' | 'mask'>

/** Pastes the output into the photo within the mask, or replaces the photo without one. */
function composed(photo: Photo, part: Photo, painted: Photo, { mask, partMask, window }: Place): Composed {
  if (!mask || !partMask) return { photo: painted }
  const border = Math.max(LEAST_BORDER_PX, BORDER * Math.max(window.width, window.height))
  const soft = feathered(mask, border)
  return { photo: pasted(photo, aligned(painted, part, partMask), soft, window), mask: soft }
}

const sizeOf = ({ width, height }: CropWindow) => ({ width, height })

/** A reference picture at the model's size limit. */
function fitting(picture: Photo, model: HostedModel): Photo {
  const { input } = sizesFor(model, picture)
  return resizedByArea(picture, input.width, input.height)
}

/** A downscaled binary mask: partly marked pixels count. */
function crisp(mask: Mask, { width, height }: { width: number; height: number }): Photo {
  const { data } = resizedByArea(mask, width, height)
  return { width, height, channels: 1, data: data.map((value) => (value > 0 ? 255 : 0)) }
}

/** Mask around the object of a transparent picture; undefined for opaque ones. */
function aroundObject({ width, height, channels, data }: Photo): Mask | undefined {
  if (channels < 4) return
  const mask = { width, height, channels: 1, data: new Uint8Array(width * height) }
  for (let pixel = 0; pixel < mask.data.length; pixel++)
    if ((data[pixel * channels + 3] as number) < 128) mask.data[pixel] = 255
  return mask.data.some((value) => value) ? mask : undefined
}
