import { feathered, type Mask } from '@vuong-tron/room-engine/masks/masks'
import { type Photo, resizedByArea } from '@vuong-tron/room-engine/picture'
import { logFailure } from '#app/server/log/failure-log'
import type { DoctorFunction } from '../functions'
import { type Kernel, type Made, madeOf, type Order } from '../kernels/kernel'
import { type Decoder, readPixels } from '../pixels.server'
import { aligned } from './alignment'
import { type HostedModel, hostedModels, priceOf, sizesFor } from './models'
import { promptFor } from './prompt'
import { cutOut, pasted, type Window, windowAround } from './window'
import { askModel, type ModelRunner } from './workers-ai.server'

/** How the operator has switched the hosted engine on: its models, what it may cost a day, how long it is waited for. */
export type HostedEngine = {
  ai: ModelRunner
  /** In millionths of a dollar. */
  mostADay: number
  patienceMs: number
}

type Helpers = {
  engine: HostedEngine
  images: Decoder
  /** Counts millionths of a dollar towards the day; no where they would be too many, or nobody waits any longer. */
  spend: (amount: number) => Promise<boolean>
}

/** How wide the border is over which new runs into old, in parts of the longer side of what is painted. */
const BORDER = 0.008
const LEAST_BORDER_PX = 1.5

/** A kernel that lets a hosted model paint, and keeps what came of it where one of several designs failed; nothing where the hosted engine does not do a function. */
export function hostedKernel(name: DoctorFunction, helpers: Helpers): Kernel | undefined {
  const model: HostedModel = name === 'furniture_removal' ? 'inpainting' : 'klein'
  if (!promptFor(name, {})) return
  return async (order) => {
    const designs = Array.from({ length: order.fields.no_design ?? 1 }, (_, number) => order.seed + number)
    const results = await Promise.all(designs.map((seed) => designOrNone(name, model, { ...order, seed }, helpers)))
    const made = results.flatMap((result) => (result.ok ? [result.made] : []))
    if (made.length > 0) return madeOf(...made)
    const refused = results.filter((result) => !result.ok)
    // What was refused for its content is not left to a page, whatever became of the others.
    return refused.find(({ code }) => code === 'content_blocked') ?? refused[0] ?? { ok: false, code: 'engine_failed' }
  }
}

type Design =
  | { ok: true; made: Made }
  | { ok: false; code: 'content_blocked' | 'hosted_engine_failed' | 'hosted_engine_spent' }

/** A design that breaks takes none of the others along, which may have been paid for. */
const designOrNone = (...how: Parameters<typeof design>): Promise<Design> =>
  design(...how).catch((error) => {
    logFailure('house doctor: hosted design', error)
    return { ok: false, code: 'hosted_engine_failed' }
  })

async function design(name: DoctorFunction, model: HostedModel, order: Order, helpers: Helpers): Promise<Design> {
  const { photo, texture, style, seed } = order
  const { engine, images, spend } = helpers
  const mask = order.mask ?? (name === 'decor_staging' ? aroundObject(photo) : undefined)
  const window = mask ? windowAround(mask) : { left: 0, top: 0, width: photo.width, height: photo.height }
  const [part, partMask] = [cutOut(photo, window), mask && cutOut(mask, window)]
  const { input, output } = sizesFor(model, window)
  const references = [texture, style].flatMap((picture) => (picture ? [fitting(picture, model)] : []))
  // The other model has a field of its own for the mask.
  const prompt = promptFor(name, order.fields, model === 'klein' && !!mask) ?? ''
  const shownSizes = [input, ...(mask ? [input] : []), ...references]
  if (!(await spend(priceOf(model, shownSizes, output)))) return { ok: false, code: 'hosted_engine_spent' }
  const shown = { part: resizedByArea(part, input.width, input.height), mask: partMask && crisp(partMask, input) }
  const painted = await askModel(engine.ai, { model, prompt, ...shown, references, output, seed }, engine.patienceMs)
  if (!painted.ok) return painted
  const pixels = await readPixels(images, painted.bytes, { ...sizeOf(window), fit: 'squeeze' })
  if (!pixels) return { ok: false, code: 'hosted_engine_failed' }
  const recipe = { do: 'painted', model: hostedModels[model].id, prompt, window }
  const picture = composed(photo, part, pixels, { mask, partMask, window })
  return { ok: true, made: { ...picture, recipe, source: 'compositeWithTrainedAlgorithmicMedia', seed } }
}

type Place = { mask?: Mask; partMask?: Mask; window: Window }
type Composed = Pick<Made, 'photo' | 'mask'>

/** What was painted, put back into the photo: inside the mask alone, and where there is none in its stead. */
function composed(photo: Photo, part: Photo, painted: Photo, { mask, partMask, window }: Place): Composed {
  if (!mask || !partMask) return { photo: painted }
  const border = Math.max(LEAST_BORDER_PX, BORDER * Math.max(window.width, window.height))
  const soft = feathered(mask, border)
  return { photo: pasted(photo, aligned(painted, part, partMask), soft, window), mask: soft }
}

const sizeOf = ({ width, height }: Window) => ({ width, height })

/** A picture to look at, no larger than the model takes. */
function fitting(picture: Photo, model: HostedModel): Photo {
  const { input } = sizesFor(model, picture)
  return resizedByArea(picture, input.width, input.height)
}

/** A smaller mask, black or white: what it marks in part, it marks. */
function crisp(mask: Mask, { width, height }: { width: number; height: number }): Photo {
  const { data } = resizedByArea(mask, width, height)
  return { width, height, channels: 1, data: data.map((value) => (value > 0 ? 255 : 0)) }
}

/** Everything but the object of a picture that is transparent around it; nothing where it is transparent nowhere. */
function aroundObject({ width, height, channels, data }: Photo): Mask | undefined {
  if (channels < 4) return
  const mask = { width, height, channels: 1, data: new Uint8Array(width * height) }
  for (let pixel = 0; pixel < mask.data.length; pixel++)
    if ((data[pixel * channels + 3] as number) < 128) mask.data[pixel] = 255
  return mask.data.some((value) => value) ? mask : undefined
}
