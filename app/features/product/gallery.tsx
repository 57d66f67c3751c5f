import { OPTIMIZER_DEFAULT_QUALITY, PRODUCT_IMAGE } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { closesDialog, Dialog, opensDialog } from '#app/ui/dialog'
import { Icon } from '#app/ui/icon'
import { pictureOf } from '../catalogue/catalogue'
import { Image } from '../images/image'
import type { Product } from './product'

/** Twice a card's picture: the steps up to what a wide screen shows begin there. */
const BOX = { width: 2 * PRODUCT_IMAGE.width, height: 2 * PRODUCT_IMAGE.height }

type Shot = { url: string; alt: string }

/** The pictures of a product, its silhouette where there is none, and its measured drawing. */
function shotsOf(product: Product): Shot[] {
  const { name, pictures, drawing, widthMm, depthMm, heightMm } = product
  const [first = pictureOf(product), ...others] = pictures
  return [
    { url: first, alt: name },
    ...others.map((url) => ({ url, alt: m.detail_side_alt({ name }) })),
    ...(drawing
      ? [{ url: drawing, alt: m.detail_drawing_alt({ name, width: widthMm, depth: depthMm, height: heightMm }) }]
      : []),
  ]
}

/** A grid of pictures, on phones a row to swipe; each opens large, by the browser itself. */
export function Gallery({ product }: { product: Product }) {
  const shots = shotsOf(product)
  return (
    <section
      aria-label={m.detail_gallery({ name: product.name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls sideways, also by the keyboard
      tabIndex={0}
      className="swipe-row grid gap-3.5 max-md:auto-cols-[92%] md:grid-cols-2"
    >
      {shots.map(({ url, alt }, index) => {
        const dialog = `picture-${index + 1}`
        const label = m.detail_zoom({ number: index + 1, count: shots.length })
        return (
          <div key={url} className={index === 0 || shots.length === 2 ? 'md:col-span-2' : undefined}>
            <button type="button" {...opensDialog(dialog)} aria-label={label} className="block w-full cursor-zoom-in">
              <Image
                url={url}
                alt={alt}
                {...BOX}
                sizes="(max-width: 768px) 92vw, (max-width: 1440px) 54vw, 776px"
                quality={OPTIMIZER_DEFAULT_QUALITY}
                priority={index === 0}
                className="w-full"
              />
            </button>
            <LargePicture id={dialog} label={label} shot={{ url, alt }} />
          </div>
        )
      })}
    </section>
  )
}

function LargePicture({ id, label, shot: { url, alt } }: { id: string; label: string; shot: Shot }) {
  return (
    <Dialog
      id={id}
      aria-label={label}
      className="m-auto max-h-[calc(100dvh-2rem)] w-300 max-w-[calc(100%-2rem)] overflow-auto bg-surface shadow-modal backdrop:bg-scrim"
    >
      <Image
        url={url}
        alt={alt}
        {...BOX}
        sizes="(max-width: 1232px) 97vw, 1200px"
        quality={OPTIMIZER_DEFAULT_QUALITY}
        className="w-full"
      />
      <button
        type="button"
        {...closesDialog(id)}
        aria-label={m.notices_close()}
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-round bg-white transition-colors hover:bg-sunken"
      >
        <Icon name="x" className="size-6" />
      </button>
    </Dialog>
  )
}
