type HeroPictureProps = {
  room: 'bare' | 'furnished'
  alt: string
  sizes?: string
  /** Further down a page: fetched only when it comes near. */
  lazy?: boolean
  className?: string
}

/** One of the hero's two rooms, encoded beforehand: the largest paint of the home page waits for no optimizer. */
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
