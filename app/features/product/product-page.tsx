import { createIsomorphicFn } from '@tanstack/react-start'
import { ServerRendered } from '#app/ui/server-rendered'
import { sizeInCm } from '../catalogue/catalogue'
import { localeCode } from '../catalogue/catalogue-words'
import { ModelButton } from '../model/model-button'
import { LaterPart } from './later-content'
import parts, { type PartName, type PartProps } from './product-parts'

export { productHead } from './product-head'

// Start takes the server's part out of the browser's build, and with it the import that would tie the two chunks.
const renderPart = createIsomorphicFn()
  .server((name: PartName, props: PartProps) => parts[name](props))
  .client((_: PartName, __: PartProps) => null)

/** A product (ROUTE-17). */
export function ProductPage(props: PartProps) {
  const part = (name: PartName) => (
    <ServerRendered otherwise={<LaterPart name={name} {...props} />}>{renderPart(name, props)}</ServerRendered>
  )
  const { name, model } = props.product
  return (
    <div key={props.product.slug + JSON.stringify([props.fit, props.enquiry.reference])} className="contents">
      {part('way')}
      <div className="wrap pt-3 pb-16 md:pt-6 lg:pb-24">
        <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
          <div>
            {part('gallery')}
            {model && (
              <ModelButton
                model={model}
                title={name}
                size={`${sizeInCm(props.product, localeCode())} cm`}
                className="mt-3.5"
              />
            )}
          </div>
          <div className="lg:sticky lg:top-24 lg:self-start">
            {part('offer')}
            {part('promises')}
          </div>
        </div>
        <div className="pt-16">{part('details')}</div>
      </div>
    </div>
  )
}
