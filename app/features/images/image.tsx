import { PROGRAM_IMAGE } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { DEFAULT_SIZES, imageSource } from './images'
import { storageHosts } from './storage-hosts'

type ImageProps = {
  url: string | null | undefined
  alt: string
  /** The box in CSS pixels; its ratio where the layout stretches it. */
  width?: number
  height?: number
  /** Covers the nearest positioned ancestor instead of having its own box. */
  fill?: boolean
  /** Above the fold: loads first. */
  priority?: boolean
  quality?: number
  sizes?: string
  className?: string
}

/** A picture, or a box of the same size that says why there is none (IMG-01 to IMG-05). */
export function Image({
  url,
  alt,
  width = PROGRAM_IMAGE.width,
  height = PROGRAM_IMAGE.height,
  fill = false,
  priority = false,
  quality,
  sizes = DEFAULT_SIZES,
  className = '',
}: ImageProps) {
  const source = imageSource(url, storageHosts(), { width, fill, quality })
  // An empty drawing keeps the box's ratio in every state; inline sizes would violate the CSP.
  const sizer = fill ? null : (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
  )
  const box = `image-box ${fill ? 'absolute inset-0' : 'relative'} ${className}`
  if (!('src' in source)) {
    return (
      <span className={box}>
        {sizer}
        <span className="image-note">{source.state === 'empty' ? m.image_none() : m.image_invalid()}</span>
      </span>
    )
  }
  return (
    <span
      className={box}
      data-error={m.image_error()}
      data-placeholder={source.state === 'stored' ? 'blur' : undefined}
    >
      {sizer}
      <img
        alt={alt}
        width={width}
        height={height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        sizes={source.srcSet && sizes}
        srcSet={source.srcSet}
        src={source.src}
        suppressHydrationWarning // data-broken may be set already
      />
    </span>
  )
}
