type HeroPictureProps = {
  room: 'bare' | 'furnished'
  alt: string
  sizes?: string
  /** Loads when it comes near the viewport. */
  lazy?: boolean
  className?: string
}

/** A pre-encoded hero room, because the home page's largest paint must not wait for the optimizer. */
export function HeroPicture({ room, alt, sizes = '100vw', lazy = false, className }: HeroPictureProps) {
  const file = `/catalogue/rooms/hero-${room}`
  return (
    <picture>
      <source type="image/avif" srcSet={`${file}-780.avif 780w, ${file}.avif 1600w`} sizes={sizes} />
      <img
        alt={alt}
        width={1600}
        height={900}
        loading={lazy ? 'lazy' : undefined}
        fetchPriority={lazy ? undefined : 'high'}
        src={`${file}.webp`}
        className={className}
      />
    </picture>
  )
}
