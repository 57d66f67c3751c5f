import { SectionHeading } from '#app/ui/section-heading'
import type { ProductSummary } from '../catalogue/catalogue'
import { ProductCard } from '../catalogue/product-card'

/** Products side by side; a swipeable row on phones. */
export function ProductRow({ title, products }: { title: string; products: readonly ProductSummary[] }) {
  if (products.length === 0) return null
  return (
    <section className="later pt-16 [--h:30rem] md:max-lg:[--h:48rem] lg:pt-24">
      <SectionHeading title={title} />
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls sideways, also by the keyboard
        tabIndex={0}
        className="swipe-row grid gap-6 max-md:auto-cols-(--product-w) md:grid-cols-3 lg:grid-cols-5"
      >
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} />
        ))}
      </section>
    </section>
  )
}
