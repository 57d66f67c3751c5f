import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { sizeInCm } from '../catalogue/catalogue'
import { localeCode, materialName } from '../catalogue/catalogue-words'
import { careFor } from './care'
import { isInPanels, packageOf } from './packing'
import type { Product } from './product'
import { countryName, packageSides, warrantyTime } from './product-words'

/** What the law and a careful shopper ask for, and how to keep the piece. */
export function Facts({ product }: { product: Product }) {
  const { material, finishes, origin, warrantyMonths, stock } = product
  const others = finishes.filter((code) => code !== material).map(materialName)
  const { length, width, height } = packageSides(packageOf(product))
  return (
    <section className="grid gap-x-16 gap-y-8 border-t border-line pt-16 lg:grid-cols-[5fr_7fr]">
      <div>
        <h2 className="text-3xl">{m.detail_care_title()}</h2>
        <p className="mt-4 max-w-[44ch] text-ink-2">{careFor(material)}</p>
      </div>
      <div>
        <h2 className="text-3xl">{m.detail_facts_title()}</h2>
        <dl className="mt-4 border-t border-line">
          <Fact name={m.detail_size()}>{sizeInCm(product, localeCode())}&nbsp;cm</Fact>
          <Fact name={m.detail_material()}>{materialName(material)}</Fact>
          {others.length > 0 && <Fact name={m.detail_also()}>{others.join(', ')}</Fact>}
          <Fact name={m.detail_origin()}>{countryName(origin)}</Fact>
          <Fact name={m.detail_warranty()}>{warrantyTime(warrantyMonths)}</Fact>
          <Fact name={m.detail_stock()}>{stock > 0 ? m.detail_stock_in() : m.detail_stock_out()}</Fact>
          <Fact name={m.detail_assembly()}>
            {isInPanels(product) ? m.detail_assembly_panels() : m.detail_assembly_whole()}
          </Fact>
          <Fact name={m.detail_package()}>
            {length} × {width} × {height}&nbsp;cm
          </Fact>
        </dl>
      </div>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-4 border-b border-line py-3.5 text-sm">
    <dt className="text-ink-2">{name}</dt>
    <dd className="num">{children}</dd>
  </div>
)
