import { createHash } from 'node:crypto'
import type { Result } from '#app/lib/failure'
import { boundedBytes } from '#app/server/http/bounded-text'
import type { ToolId } from '../tools'
import type { Fields } from './fields.schema'
import { checkImage, type ImageSize, LARGEST_CALL_BYTES } from './image-check'
import { readParameters } from './parameters.schema'

export type CallPicture = { bytes: Uint8Array<ArrayBuffer>; size: ImageSize }
/** A parsed call, with its pictures' headers checked. */
export type DoctorCall = {
  function: ToolId
  fields: Fields
  image: CallPicture
  mask?: CallPicture
  texture?: CallPicture
  style?: CallPicture
  /** Equal for calls with equal content. */
  hash: string
}

/** Samples may be small: they repeat, or only their colours count. */
const SHORTEST_SAMPLE_PX = 64

/** More than twice the fields of any call. */
const MOST_PARTS = 40

/** True if the request is a multipart form. */
export const isForm = ({ headers }: Request) => /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')

/** Reads the form with limits on length and number of parts. */
export async function readForm(request: Request, mostBytes = LARGEST_CALL_BYTES): Promise<Result<{ form: FormData }>> {
  if (!isForm(request)) return { ok: false, code: 'unsupported_media' }
  const body = await boundedBytes(request, mostBytes)
  if (!body) return { ok: false, code: 'image_too_large' }
  const boundary = BOUNDARY.exec(request.headers.get('content-type') ?? '')
    ?.slice(1)
    .find(Boolean)
  const form = boundary && hasFewParts(body, boundary) ? await formIn(body, boundary) : undefined
  return form ? { ok: true, form } : { ok: false, code: 'invalid_request' }
}

const BOUNDARY = /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))/i

function hasFewParts({ buffer, byteOffset, length }: Uint8Array<ArrayBuffer>, boundary: string): boolean {
  const bytes = Buffer.from(buffer, byteOffset, length)
  const delimiter = `--${boundary}`
  let parts = 0
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length))
    // The final boundary counts too.
    if (++parts > MOST_PARTS + 1) return false
  return true
}

const formIn = (body: Uint8Array<ArrayBuffer>, boundary: string) =>
  new Response(body, { headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` } })
    .formData()
    .catch(() => undefined)

export async function readCall(name: ToolId, form: FormData): Promise<Result<{ call: DoctorCall }>> {
  const reading = readParameters(name, form)
  if (!reading.ok) return reading
  const { image, masked_image, texture_image, style_image, ...fields } = reading.parameters
  const [photo, mask, texture, style] = await Promise.all([
    readPicture(image),
    masked_image && readPicture(masked_image, 1),
    texture_image && readPicture(texture_image, SHORTEST_SAMPLE_PX),
    style_image && readPicture(style_image, SHORTEST_SAMPLE_PX),
  ])
  for (const picture of [photo, mask, texture, style]) if (picture && !picture.ok) return picture
  if (mask?.ok && photo.ok && !isSameSize(mask.size, photo.size)) return { ok: false, code: 'mask_size_mismatch' }
  const pictures = {
    image: photo as CallPicture,
    mask: mask as CallPicture,
    texture: texture as CallPicture,
    style: style as CallPicture,
  }
  return {
    ok: true,
    call: { function: name, fields, ...pictures, hash: hashOf(name, fields, Object.values(pictures)) },
  }
}

const isSameSize = (one: ImageSize, other: ImageSize) => one.width === other.width && one.height === other.height

export async function readPicture(file: File, shortestSidePx?: number): Promise<Result<CallPicture>> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const checked = checkImage(bytes, shortestSidePx)
  return checked.ok ? { ok: true, bytes, size: checked.size } : checked
}

/** Hashes fields and pictures, because the raw body has another boundary in each retry. */
function hashOf(name: string, fields: object, pictures: readonly (CallPicture | undefined)[]): string {
  const hash = createHash('sha256').update(JSON.stringify([name, fields]))
  for (const picture of pictures) hash.update(`\0${picture?.bytes.length ?? ''}\0`).update(picture?.bytes ?? '')
  return hash.digest('base64url')
}
