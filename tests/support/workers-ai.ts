import { type } from 'arktype'
import { type DecodedPng, decode, encode } from 'fast-png'
import type { ModelRunner } from '#app/features/house-doctor/jobs/hosted/workers-ai.server'

/** Inputs and outputs of the two models in Cloudflare's documentation of 2026-01-15 (form fields) and 2026-11-22. */
const side = type('256 <= number.integer <= 2048')
const inpaintingInput = type({
  prompt: 'string > 0',
  'negative_prompt?': 'string',
  'height?': side,
  'width?': side,
  'image?': '(0 <= number.integer <= 255)[]',
  'image_b64?': 'string',
  'mask?': '(0 <= number.integer <= 255)[]',
  'num_steps?': 'number.integer <= 20',
  'strength?': '0 <= number <= 1',
  'guidance?': 'number',
  'seed?': 'number.integer',
  '+': 'reject',
})
const multipart = type({
  multipart: { body: type.instanceOf(ReadableStream), contentType: /^multipart\/form-data; ?boundary=/ },
})
const KLEIN_FIELDS = /^(?:prompt|width|height|seed|guidance|input_image_[0-3])$/

/** One call as the model parsed it. */
export type Asked = {
  model: string
  prompt: string
  image: DecodedPng
  mask?: DecodedPng
  references: DecodedPng[]
  width: number
  height: number
  seed?: number
}

/** A strong colour that no test room has. */
export const MAGENTA = [230, 20, 200] as const

/** A fake of Workers AI: validates calls against the documentation, records them, and paints magenta. */
export function workersAi(answer: (asked: Asked) => unknown = painted): ModelRunner & { asked: Asked[] } {
  const asked: Asked[] = []
  return {
    asked,
    async run(model, inputs) {
      const call =
        model === '@cf/black-forest-labs/flux-2-klein-4b'
          ? await kleinCall(model, inputs)
          : inpaintingCall(model, inputs)
      asked.push(call)
      return answer(call)
    },
  }
}

async function kleinCall(model: string, inputs: object): Promise<Asked> {
  const { body, contentType } = multipart.assert(inputs).multipart
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
  const names = [...form.keys()]
  if (!names.every((name) => KLEIN_FIELDS.test(name))) throw new Error(`5006: unknown fields: ${names}`)
  const [width, height] = ['width', 'height'].map((name) => Number(form.get(name))) as [number, number]
  for (const px of [width, height])
    if (!(Number.isInteger(px) && px >= 256 && px <= 1920)) throw new Error(`5006: ${px} px`)
  const pictures = await Promise.all(
    names
      .filter((name) => name.startsWith('input_image'))
      .sort()
      .map(async (name) => decode(await (form.get(name) as File).arrayBuffer())),
  )
  for (const picture of pictures)
    if (picture.width >= 512 || picture.height >= 512)
      throw new Error(`3003: an image of ${picture.width} × ${picture.height}`)
  const [image, ...references] = pictures
  if (!image) throw new Error('5006: no image')
  return { model, prompt: String(form.get('prompt')), image, references, width, height, seed: Number(form.get('seed')) }
}

function inpaintingCall(model: string, inputs: object): Asked {
  if (model !== '@cf/runwayml/stable-diffusion-v1-5-inpainting') throw new Error(`5007: No such model ${model} or task`)
  const { prompt, image_b64 = '', mask = [], width = 512, height = 512, seed } = inpaintingInput.assert(inputs)
  const [image, marked] = [decode(Buffer.from(image_b64, 'base64')), decode(Uint8Array.from(mask))]
  if (image.width !== marked.width || image.height !== marked.height)
    throw new Error('3003: image and mask differ in size')
  return { model, prompt, image, mask: marked, references: [], width, height, seed }
}

/** The documented outputs: base64 of one model, a stream of the other. */
export function painted({ model, width, height }: Asked): unknown {
  const data = new Uint8Array(width * height * 3).map((_, index) => MAGENTA[index % 3] as number)
  const png = new Uint8Array(encode({ width, height, data, channels: 3 }))
  return model.includes('klein') ? { image: Buffer.from(png).toString('base64') } : new Blob([png]).stream()
}
