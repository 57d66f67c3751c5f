import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { closesDialog, Dialog, opensDialog } from '#app/ui/dialog'
import { Image } from '../images/image'
import { ClosePicture } from './close-picture'
import { PICTURE_DIALOG } from './picture-zoom'
import type { Product } from './product'
import { SHOT_BOX, type Shot, shotsOf } from './shots'

/** Pictures in a grid, or a row on phones; each opens in a native dialog until picture-zoom.tsx takes over. */
export function Gallery({ product }: { product: Product }) {
  const shots = shotsOf(product)
  return (
    <section
      aria-label={m.detail_gallery({ name: product.name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls sideways, also by the keyboard
      tabIndex={0}
      className="swipe-row grid gap-3.5 max-md:auto-cols-[92%] md:grid-cols-2"
    >
      {shots.map(({ url, alt, caption }, index) => {
        const dialog = PICTURE_DIALOG + index
        const label = m.detail_zoom({ number: index + 1, count: shots.length })
        return (
          <div key={url} className={`relative ${index === 0 || shots.length === 2 ? 'md:col-span-2' : ''}`}>
            <button type="button" {...opensDialog(dialog)} aria-label={label} className="block w-full cursor-zoom-in">
              <Image
                url={url}
                alt={alt}
                {...SHOT_BOX}
                sizes="(max-width: 768px) 92vw, (max-width: 1440px) 54vw, 776px"
                quality={SHOP_PICTURE_QUALITY}
                priority={index === 0}
                className="w-full"
              />
            </button>
            {caption && <p className="pointer-events-none absolute right-0 bottom-0 px-3 py-2 text-xs">{caption}</p>}
            <PictureDialog id={dialog} label={label} shot={{ url, alt, caption }} />
          </div>
        )
      })}
    </section>
  )
}

/** A picture as a native dialog. */
function PictureDialog({ id, label, shot: { url, alt, caption } }: { id: string; label: string; shot: Shot }) {
  return (
    <Dialog
      id={id}
      aria-label={label}
      className="m-auto max-h-[calc(100dvh-2rem)] w-300 max-w-[calc(100%-2rem)] overflow-auto bg-surface shadow-modal backdrop:bg-scrim"
    >
      <Image
        url={url}
        alt={alt}
        {...SHOT_BOX}
        sizes="(max-width: 1232px) 97vw, 1200px"
        quality={SHOP_PICTURE_QUALITY}
        className="w-full"
      />
      {caption && <p className="px-4 py-2 text-xs">{caption}</p>}
      <ClosePicture {...closesDialog(id)} />
    </Dialog>
  )
}
