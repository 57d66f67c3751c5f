import { createIsomorphicFn } from '@tanstack/react-start'
import { ServerRendered } from '#app/ui/server-rendered'
import { KeepCompared } from '../lists/keep-compared'
import type { Comparison } from './compare'
import ComparisonTable from './comparison-table'
import { LaterTable } from './later-table'

// Start takes the server's part out of the browser's build, and with it the import that would tie the two chunks.
const renderTable = createIsomorphicFn()
  .server((comparison: Comparison) => <ComparisonTable {...comparison} />)
  .client((_: Comparison) => null)

type ComparePageProps = Comparison & {
  /** What the address says of it, if anything. */
  asked?: string
}

/** What is compared stands in the address (ROUTE-21); once they change it, the browser keeps it for the next product. */
export function ComparePage({ asked, ...comparison }: ComparePageProps) {
  const slugs = comparison.products.map(({ slug }) => slug)
  return (
    <>
      {asked !== undefined && <KeepCompared asked={asked} slugs={slugs} />}
      <ServerRendered key={slugs.join()} otherwise={<LaterTable {...comparison} />}>
        {renderTable(comparison)}
      </ServerRendered>
    </>
  )
}
