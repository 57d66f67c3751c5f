import { COMPARED } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { ServerRendered } from '#app/ui/server-rendered'
import { longest } from '../lists/lists'
import { SaveComparison } from '../lists/save-comparison'
import { Breadcrumbs } from '../page/breadcrumbs'
import { PageHead } from '../page/page-head'
import { ComparisonTable, type ComparisonTableProps } from './comparison-table'

/** The address contains the compared products (ROUTE-21). */
export function ComparePage(comparison: ComparisonTableProps) {
  const lead = m.compare_lead({ most: longest[COMPARED] })
  const slugs = comparison.products.map(({ slug }) => slug)
  return (
    <>
      <PageHead title={m.compare_title()} description={lead} />
      <Breadcrumbs>{m.compare_title()}</Breadcrumbs>
      <div className="wrap pt-3 pb-16 md:pt-6 lg:pb-24">
        <h1 className="text-5xl">{m.compare_title()}</h1>
        <p className="mt-2.5 max-w-[56ch] text-ink-2">{lead}</p>
        <SaveComparison requested={comparison.requested} slugs={slugs} />
        <ServerRendered key={slugs.join()}>
          <ComparisonTable {...comparison} />
        </ServerRendered>
      </div>
    </>
  )
}
