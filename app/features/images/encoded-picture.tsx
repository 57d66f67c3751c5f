type EncodedPictureProps = {
  /** Path without its ending: as AVIF in both widths, the narrow one named by it, and as WebP. */
  file: string
  width: number
  height: number
  narrow: number
  alt: string
  sizes: string
  /** Loads when it comes near the viewport. */
  lazy?: boolean
  className?: string
}

/** A picture of the shop's own pages, encoded ahead, so that it waits for no optimizer. */
export const EncodedPicture = ({ file, width, height, narrow, alt, sizes, lazy, className }: EncodedPictureProps) => (
  <picture>
    <source type="image/avif" srcSet={`${file}-${narrow}.avif ${narrow}w, ${file}.avif ${width}w`} sizes={sizes} />
    <img
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : undefined}
      fetchPriority={lazy ? undefined : 'high'}
      src={`${file}.webp`}
      className={className}
    />
  </picture>
)
