import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import type { ProductSummary } from '../../catalogue/catalogue'
import { sizeName } from '../../catalogue/catalogue-labels'
import { ENQUIRY } from '../../enquiry/enquiry'
import { href } from '../../languages/href'
import { ModelButton } from '../../model/model-button'

/** Enquiry and 3D view of a product in the picture. */
export function ProductActions({ product, model }: { product: ProductSummary; model?: string }) {
  const { slug, name } = product
  return (
    <>
      <a
        href={`${href('/product/$slug', { slug })}#${ENQUIRY}`}
        target="_blank"
        rel="noopener"
        aria-label={m.action_of({ action: m.enquiry_title(), name })}
        className={buttonClass('quiet', 'small')}
      >
        {m.enquiry_title()}
      </a>
      {model && <ModelButton isSmall model={model} title={name} size={sizeName(product)} />}
    </>
  )
}
