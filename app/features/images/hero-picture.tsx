import { EncodedPicture } from './encoded-picture'

type HeroPictureProps = {
  room: 'bare' | 'furnished'
  alt: string
  sizes?: string
  /** Loads when it comes near the viewport. */
  lazy?: boolean
  className?: string
}

/** A hero room, which is the home page's largest paint. */
export const HeroPicture = ({ room, sizes = '100vw', ...props }: HeroPictureProps) => (
  <EncodedPicture
    file={`/catalogue/rooms/hero-${room}`}
    width={1600}
    height={900}
    narrow={780}
    sizes={sizes}
    {...props}
  />
)
