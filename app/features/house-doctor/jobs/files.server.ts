import { type ResultFormat, resultFormats } from './fields.schema'

/** The bucket of a job's pictures. No address of the shop leads to it but the links of links.server.ts. */
export type PhotoBucket = Pick<R2Bucket, 'put' | 'get' | 'list' | 'delete'>

const keyOf = (job: string, file: string) => `jobs/${job}/${file}`

export const PHOTO_FILE = 'photo.webp'
export const MASK_FILE = 'mask.png'
/** A name that no other result has: of two that come at once, neither writes over the other. */
export const newResultName = () => `result-${crypto.randomUUID().slice(0, 8)}`
export const resultFile = (name: string, format: ResultFormat = 'png') => `${name}.${format}`
export const resultMaskFile = (name: string) => `${name}-mask.png`
/** What the address of a file may name. */
export const FILE_NAME = /^(?:photo\.webp|mask\.png|result-[\da-f]{8}(?:-mask\.png|\.(?:png|jpg|webp)))$/
/** What came with the call, as against what was made of it. */
const cameAlong = [PHOTO_FILE, MASK_FILE]

const contentTypes: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }
const contentTypeOf = (file: string) => contentTypes[file.split('.').at(-1) ?? ''] ?? 'image/png'

export const putFile = (bucket: PhotoBucket, job: string, file: string, bytes: Uint8Array) =>
  bucket.put(keyOf(job, file), bytes, { httpMetadata: { contentType: contentTypeOf(file) } })

/** A picture for the one who has its link, who may keep it for as long as the link counts. */
export async function readFile(
  bucket: PhotoBucket,
  job: string,
  file: string,
  maxAgeSeconds: number,
): Promise<Response | 'not_found'> {
  const object = await bucket.get(keyOf(job, file))
  if (!object) return 'not_found'
  return new Response(object.body, {
    headers: {
      'content-type': contentTypeOf(file),
      'content-length': String(object.size),
      'cache-control': `private, max-age=${maxAgeSeconds}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `inline; filename="${file}"`,
      'x-robots-tag': 'noindex',
    },
  })
}

/** Deletes all pictures of a job, also one that a crash has left without a row's knowing. */
export async function deleteFiles(bucket: PhotoBucket, job: string): Promise<void> {
  const { objects } = await bucket.list({ prefix: keyOf(job, '') })
  if (objects.length) await bucket.delete(objects.map(({ key }) => key))
}

/** Deletes the photo of a job and what came with it; what was made of it stays. */
export const deletePhotos = (bucket: PhotoBucket, job: string) =>
  bucket.delete(cameAlong.map((file) => keyOf(job, file)))

export const deleteResult = (bucket: PhotoBucket, job: string, name: string) =>
  bucket.delete(
    [...resultFormats.map((format) => resultFile(name, format)), resultMaskFile(name)].map((file) => keyOf(job, file)),
  )
