import { closestQuality, imageQualities, imageWidths } from './image-sizes'
import { objectPath, STORAGE_BUCKET, type StorageHosts, storageUrl, storedObject } from './storage-url'

export type ImageOrigin =
  | { from: 'assets'; path: string }
  | { from: 'bucket'; key: string }
  | { from: 'host'; url: string }
export type ImageRequest = { source: ImageOrigin; width: number; quality: number }

const LONGEST_SOURCE = 2048
// No inner dots and no percent signs: a path must be literal.
const OWN_PICTURE = /^\/(?:catalogue|silhouettes)\/(?:[\w-]+\/)*[\w-]+\.(?:jpe?g|png|webp|gif)$/

/** Parses an optimizer address; undefined unless source, width and quality are allowed (IMG-06+). */
export function readImageRequest(query: URLSearchParams, hosts: StorageHosts): ImageRequest | undefined {
  const source = sourceOf(only(query, 'url') ?? '', hosts)
  const width = allowed(only(query, 'w'), imageWidths)
  const quality = query.has('q') ? allowed(only(query, 'q'), imageQualities) : closestQuality()
  return source && width && quality ? { source, width, quality } : undefined
}

function only(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name)
  return values.length === 1 ? values[0] : undefined
}

const allowed = (text: string | undefined, values: readonly number[]) => values.find((value) => String(value) === text)

function sourceOf(url: string, hosts: StorageHosts): ImageOrigin | undefined {
  if (url.length > LONGEST_SOURCE || !URL.canParse(url, 'http://own.invalid')) return
  if (OWN_PICTURE.test(url)) return { from: 'assets', path: url }
  const stored = storageUrl(url, hosts)
  const object = storedObject(new URL(stored, 'http://own.invalid'))
  // Accepts one spelling of an address only, so that there is one cache entry and no other host.
  if (!object || stored !== hosts.storageOrigin + objectPath(object)) return
  if (hosts.storageOrigin) return { from: 'host', url: stored }
  return object.bucket === STORAGE_BUCKET ? { from: 'bucket', key: object.key } : undefined
}

export type ImageFormat = 'image/avif' | 'image/webp' | 'image/jpeg'

/** Maximum width of the optimizer's AVIF encoder. */
const WIDEST_AVIF = 1200

/** The best format in the Accept header. */
export function chooseFormat(accept: string | undefined, width: number): ImageFormat {
  const takes = (format: string) =>
    accept?.split(',').some((part) => {
      const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      return name === format && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    })
  if (width <= WIDEST_AVIF && takes('image/avif')) return 'image/avif'
  return takes('image/webp') ? 'image/webp' : 'image/jpeg'
}
