import {
  IMAGE_DEFAULT_QUALITY,
  IMAGE_WIDE_BREAKPOINT,
  MOBILE_BREAKPOINT,
  STORAGE_IMAGE_QUALITY,
} from '#app/lib/constants'
import { closestQuality, imageWidths } from './image-sizes'
import { storageHosts } from './storage-hosts'
import { isStorageUrl, type StorageHosts, storageUrl } from './storage-url'

export const DEFAULT_SIZES = `(max-width: ${MOBILE_BREAKPOINT}px) 100vw, (max-width: ${IMAGE_WIDE_BREAKPOINT}px) 50vw, 33vw`

/** On phones, a card may fill the screen at two or three device pixels per pixel. */
const LARGEST_ENLARGEMENT = 4
/** Browsers scale drawings, and the optimizer does not read AVIF, so both are served unchanged. */
const FINAL_FORMAT = /^data:|\.(?:svg|avif)$/i

export function optimizerUrl(source: string, width: number, quality?: number): string {
  // `v` changes with the pictures' content only, so browsers may cache them for ever.
  return `/images?url=${encodeURIComponent(source)}&w=${width}&q=${closestQuality(quality)}&v=${__PICTURES_ID__}`
}

type ImageWish = { width: number; fill?: boolean; quality?: number }

export type ImageSource =
  | { state: 'empty' | 'invalid' }
  | { state: 'plain' | 'stored' | 'optimized'; src: string; srcSet?: string; quality: number }

/** The picture for a URL with its candidate addresses, or why there is none (IMG-02 to IMG-04). */
export function imageSource(raw: string | null | undefined, hosts: StorageHosts, wish: ImageWish): ImageSource {
  const url = raw?.trim()
  if (!url) return { state: 'empty' }
  if (!/^(?:http|\/|data:)/.test(url)) return { state: 'invalid' }
  const src = storageUrl(url, hosts)
  if (isStorageUrl(src, hosts)) return { state: 'stored', src, quality: wish.quality ?? STORAGE_IMAGE_QUALITY }
  const quality = wish.quality ?? IMAGE_DEFAULT_QUALITY
  if (FINAL_FORMAT.test(src)) return { state: 'plain', src, quality }
  const widths = candidateWidths(wish)
  return {
    state: 'optimized',
    src: optimizerUrl(src, widths.find((width) => width >= 2 * wish.width) ?? widths.at(-1) ?? 0, quality),
    srcSet: widths.map((width) => `${optimizerUrl(src, width, quality)} ${width}w`).join(', '),
    quality,
  }
}

/** The original's address, for readers outside the shop's pages. */
export const originalOf = (url: string): string => storageUrl(url, storageHosts())

function candidateWidths({ width, fill }: ImageWish): readonly number[] {
  if (fill) return imageWidths
  const smallest = imageWidths.find((allowed) => allowed >= width) ?? Math.max(...imageWidths)
  return imageWidths.filter(
    (allowed) => allowed >= smallest && allowed <= Math.max(smallest, LARGEST_ENLARGEMENT * width),
  )
}
