import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { Image } from '../images/image'
import { type Pictured, pictureOf } from './catalogue'

type LinePictureProps = { product: Pictured; width: number; className?: string }

/** A product's picture beside its name, four by three, `width` CSS pixels wide at most. */
export const LinePicture = ({ product, width, className = '' }: LinePictureProps) => (
  <Image
    url={pictureOf(product)}
    alt=""
    width={width}
    height={Math.round((width * 3) / 4)}
    sizes={`${width}px`}
    quality={SHOP_PICTURE_QUALITY}
    className={`w-full ${className}`}
  />
)
