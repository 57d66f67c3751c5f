import type { MouseEvent } from 'react'
import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { Image } from '../images/image'
import { SHOT_BOX, type Shot } from './shots'

/** The pictures are 900 pixels wide, whatever the screen: for more the optimizer would send the same under another name. */
const SOURCE = '(min-resolution: 2.5dppx) 320px, (min-resolution: 1.5dppx) 480px, 900px'

type LargePictureProps = {
  shot: Shot
  /** What is shown until the large one has come. */
  preview: string | undefined
  /** How many times as wide as what the screen holds. */
  level: number
  isSeen: boolean
  onTap: (event: MouseEvent) => void
}

/** A picture in a frame that scrolls where the picture is larger. */
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
