import type { Photo } from '@vuong-tron/room-engine/picture'
import { type } from 'arktype'
import { encode } from 'fast-png'
import { logFailure } from '#app/server/log/failure-log'
import type { ImageSize } from '../image-check'
import { type HostedModel, hostedModels } from './models'
import { NOT_IN_AN_EMPTY_ROOM } from './prompt'

/** The used part of the Workers AI binding. */
export type ModelRunner = { run(model: string, inputs: object, options: { signal: AbortSignal }): Promise<unknown> }

/** A model's input: a part of a photo at the model's size, and reference pictures. */
export type ModelRequest = {
  model: HostedModel
  prompt: string
  part: Photo
  /** Mask of the part; white is edited. */
  mask?: Photo
  references: readonly Photo[]
  output: ImageSize
  seed: number
}
/** The model's output in any format. */
type Painted =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; code: 'content_blocked' | 'hosted_engine_failed' }

/**
 * Blocked prompts are recognised by their message ("Input prompt contains NSFW content"); there is no documented code.
 */
const BLOCKED = /nsfw/i

/** Asks a model once; late, broken or too long answers fail. */
export async function askModel(ai: ModelRunner, painting: ModelRequest, patienceMs: number): Promise<Painted> {
  const answer =
    painting.model === 'klein' ? askKlein(ai, painting, patienceMs) : askInpainting(ai, painting, patienceMs)
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the hosted engine did not answer in time')), patienceMs)
  try {
    return { ok: true, bytes: await Promise.race([answer, tooLate]) }
  } catch (error) {
    if (BLOCKED.test(String(error))) return { ok: false, code: 'content_blocked' }
    logFailure('house doctor: hosted engine', error as Error)
    return { ok: false, code: 'hosted_engine_failed' }
  } finally {
    clearTimeout(timer)
  }
}

const pngOf = ({ width, height, channels, data }: Photo) =>
  new Uint8Array(encode({ width, height, channels, data, depth: 8 }))

/** `{ image }` in base64. */
const kleinAnswer = type({ image: 'string > 0' })

async function askKlein(ai: ModelRunner, painting: ModelRequest, patienceMs: number) {
  const { prompt, part, mask, references, output, seed } = painting
  const form = new FormData()
  form.append('prompt', prompt)
  form.append('width', String(output.width))
  form.append('height', String(output.height))
  form.append('seed', String(seed))
  for (const [number, picture] of [part, ...(mask ? [mask] : []), ...references].entries())
    form.append(`input_image_${number}`, new Blob([pngOf(picture)], { type: 'image/png' }))
  // The binding takes a form as encoded bytes with their boundary.
  const { body, headers } = new Response(form)
  const inputs = { multipart: { body, contentType: headers.get('content-type') } }
  const answer = await ai.run(hostedModels.klein.id, inputs, { signal: AbortSignal.timeout(patienceMs) })
  return new Uint8Array(Buffer.from(kleinAnswer.assert(answer).image, 'base64'))
}

const STEPS = 20

/** A PNG stream. */
async function askInpainting(ai: ModelRunner, { prompt, part, mask, output, seed }: ModelRequest, patienceMs: number) {
  const inputs = {
    prompt,
    negative_prompt: NOT_IN_AN_EMPTY_ROOM,
    image_b64: Buffer.from(pngOf(part)).toString('base64'),
    mask: mask ? [...pngOf(mask)] : [],
    ...output,
    num_steps: STEPS,
    strength: 1,
    seed,
  }
  const answer = await ai.run(hostedModels.inpainting.id, inputs, { signal: AbortSignal.timeout(patienceMs) })
  if (!(answer instanceof ReadableStream)) throw new Error('the hosted engine answered without a picture')
  return new Uint8Array(await new Response(answer).arrayBuffer())
}
