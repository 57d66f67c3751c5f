import type { ReactNode } from 'react'
import { joinParts } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import type { MaterialCode } from '../catalogue/catalogue'
import { materialName, sizeName } from '../catalogue/catalogue-labels'
import { company } from '../content/content'
import { FigureText } from '../content/inline-text'
import { getLocale } from '../languages/locale'
import { careFor } from './care'
import { packageSides } from './fit-labels'
import { kindOf } from './kinds'
import { isInPanels, packageOf } from './packing'
import { offerIn, type Product } from './product'
import { countryName, finishSupply, warrantyTime } from './product-labels'

/** Product details, as required by law, and care instructions. */
export function Facts({ product }: { product: Product }) {
  const { material, finishes, origin, warrantyMonths } = product
  const others = finishes.filter((code) => code !== material).map(materialName)
  const { length, width, height } = packageSides(packageOf(product))
  return (
    <section className="grid gap-x-16 gap-y-8 border-t border-line pt-16 lg:grid-cols-[5fr_7fr]">
      <div>
        <h2 className="text-3xl">{m.detail_care_title()}</h2>
        <p className="mt-4 max-w-[44ch] text-ink-2">{careFor(product)}</p>
      </div>
      <div>
        <h2 className="text-3xl">{m.detail_facts_title()}</h2>
        <dl className="mt-4 border-t border-line">
          <Fact name={m.detail_size()}>{sizeName(product)}</Fact>
          {product.tradeFacts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
          <Fact name={m.detail_material()}>{materialName(material)}</Fact>
          {others.length > 0 && <Fact name={m.detail_also()}>{joinParts(others, getLocale())}</Fact>}
          {isWoodwork(product) && <Woodwork />}
          <Fact name={m.detail_origin()}>{countryName(origin)}</Fact>
          <Fact name={m.detail_warranty()}>{warrantyTime(warrantyMonths)}</Fact>
          <Fact name={m.detail_stock()}>{finishSupply(offerIn(product, material))}</Fact>
          {kindOf(product.categorySlug) === 'furniture' && (
            <Fact name={m.detail_assembly()}>
              {isInPanels(product) ? m.detail_assembly_panels() : m.detail_assembly_whole()}
            </Fact>
          )}
          <Fact name={m.detail_package()}>{m.in_cm({ size: `${length} × ${width} × ${height}` })}</Fact>
        </dl>
      </div>
    </section>
  )
}

const woods: ReadonlySet<MaterialCode> = new Set(['oak', 'walnut', 'ash', 'black_oak'])

const isWoodwork = ({ categorySlug, material }: Product) => kindOf(categorySlug) === 'furniture' && woods.has(material)

const constructions = {
  solid: m.detail_construction_solid,
  part_solid: m.detail_construction_part_solid,
  veneer: m.detail_construction_veneer,
}
const surfaces = { oil: m.detail_surface_oil, lacquer: m.detail_surface_lacquer }

/** Solid or veneer, oil or lacquer; marked until confirmed. */
function Woodwork() {
  const { value, placeholder } = company.woodwork
  const markedText = (figure: string) => <FigureText figure={{ figure, ...(placeholder && { isPlaceholder: true }) }} />
  return (
    <>
      <Fact name={m.detail_construction()}>{markedText(constructions[value.construction]())}</Fact>
      <Fact name={m.detail_surface()}>{markedText(surfaces[value.surface]())}</Fact>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-4 border-b border-line py-3.5 text-sm">
    <dt className="text-ink-2">{name}</dt>
    <dd className="num">{children}</dd>
  </div>
)
