import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { formatVnd } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { type ProductSummary, pictureOf } from '../catalogue/catalogue'
import { Image } from '../images/image'
import { href } from '../languages/href'
import { languageOf } from '../languages/languages'
import { getLocale } from '../languages/locale'

/** An example of House Doctor's result: products in stock with their place and today's price. */
export function ExampleRoom({ products }: { products: readonly ProductSummary[] }) {
  const notes = [m.home_example_note1(), m.home_example_note2(), m.home_example_note3()]
  // Hidden when one of the products is unavailable.
  if (products.length < notes.length) return null
  const price = (amount: number) => formatVnd(amount, languageOf(getLocale()).localeCode)
  const total = products.reduce((sum, { priceVnd }) => sum + priceVnd, 0)
  return (
    <div className="relative -mt-24 ml-5 bg-white p-5 text-ink shadow-modal md:absolute md:right-0 md:-bottom-9 md:mt-0 md:ml-0 md:w-93 md:p-6">
      <div className="flex items-start justify-between gap-4 border-b-[1.5px] border-ink pb-3.5">
        <div>
          <h3 className="text-[1.0625rem] leading-tight font-semibold tracking-tight">{m.home_example_title()}</h3>
          <p className="text-xs text-ink-3">{m.home_example_room()}</p>
        </div>
        <p className="text-xs text-ink-3">{m.home_example_sample()}</p>
      </div>
      <ul>
        {products.map((product, index) => (
          <li
            key={product.slug}
            className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-3 border-b border-line py-2.5 text-sm leading-snug"
          >
            <Image url={pictureOf(product)} alt="" width={56} height={42} sizes="56px" quality={SHOP_PICTURE_QUALITY} />
            <span>
              <a href={href('/product/$slug', { slug: product.slug })} className="hover:underline">
                {product.name}
              </a>
              <span className="block text-2xs text-ink-3">{notes[index]}</span>
            </span>
            <span className="num whitespace-nowrap">{price(product.priceVnd)}</span>
          </li>
        ))}
      </ul>
      <p className="num flex justify-between gap-4 pt-3.5 font-semibold">
        <span>{m.home_example_total()}</span>
        <span className="whitespace-nowrap">{price(total)}</span>
      </p>
    </div>
  )
}
