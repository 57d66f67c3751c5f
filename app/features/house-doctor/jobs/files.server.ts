import { type ResultFormat, resultFormats } from './fields.schema'

/** The bucket of job pictures, reachable only by the links of links.server.ts. */
export type PhotoBucket = Pick<R2Bucket, 'put' | 'get' | 'list' | 'delete'>

const keyOf = (job: string, file: string) => `jobs/${job}/${file}`

export const PHOTO_FILE = 'photo.webp'
export const MASK_FILE = 'mask.png'
/** A unique name, so that simultaneous results do not overwrite each other. */
export const newResultName = () => `result-${crypto.randomUUID().slice(0, 8)}`
export const resultFile = (name: string, format: ResultFormat = 'png') => `${name}.${format}`
export const resultMaskFile = (name: string) => `${name}-mask.png`
/** File names allowed in an address. */
export const FILE_NAME = /^(?:photo\.webp|mask\.png|result-[\da-f]{8}(?:-mask\.png|\.(?:png|jpg|webp)))$/
/** Inputs, as opposed to results. */
const cameAlong = [PHOTO_FILE, MASK_FILE]

const contentTypes: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }
const contentTypeOf = (file: string) => contentTypes[file.split('.').at(-1) ?? ''] ?? 'image/png'

export const putFile = (bucket: PhotoBucket, job: string, file: string, bytes: Uint8Array) =>
  bucket.put(keyOf(job, file), bytes, { httpMetadata: { contentType: contentTypeOf(file) } })

/** A picture for the holder of its link, cacheable as long as the link is valid. */
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

/** Deletes all pictures of a job, including those a crash left without a row. */
export async function deleteFiles(bucket: PhotoBucket, job: string): Promise<void> {
  const { objects } = await bucket.list({ prefix: keyOf(job, '') })
  if (objects.length) await bucket.delete(objects.map(({ key }) => key))
}

/** Deletes a job's photo and other inputs; results stay. */
export const deletePhotos = (bucket: PhotoBucket, job: string) =>
  bucket.delete(cameAlong.map((file) => keyOf(job, file)))

export const deleteResult = (bucket: PhotoBucket, job: string, name: string) =>
  bucket.delete(
    [...resultFormats.map((format) => resultFile(name, format)), resultMaskFile(name)].map((file) => keyOf(job, file)),
  )
