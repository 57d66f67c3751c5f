import type { MouseEvent } from 'react'
import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { Image } from '../images/image'
import { SHOT_BOX, type Shot } from './shots'

/** Requests 900 pixels on any screen: the optimizer has no larger source. */
const SOURCE = '(min-resolution: 2.5dppx) 320px, (min-resolution: 1.5dppx) 480px, 900px'

type LargePictureProps = {
  shot: Shot
  /** Shown until the large picture has loaded. */
  preview: string | undefined
  /** Magnification relative to the screen. */
  level: number
  isSeen: boolean
  onTap: (event: MouseEvent) => void
}

/** A picture in a frame that scrolls when magnified. */
export function LargePicture({ shot: { url, alt }, preview, level, isSeen, onTap }: LargePictureProps) {
  return (
    <div data-level={level} className="picture-frame">
      <button
        type="button"
        aria-pressed={level > 1}
        tabIndex={isSeen ? undefined : -1}
        onClick={onTap}
        style={{ backgroundImage: preview && `url("${preview}")` }}
      >
        <Image url={url} alt={alt} {...SHOT_BOX} sizes={SOURCE} quality={SHOP_PICTURE_QUALITY} priority={isSeen} />
        <span className="sr-only">{m.detail_zoom_in()}</span>
      </button>
    </div>
  )
}
