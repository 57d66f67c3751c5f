import type { Submission } from '#app/lib/form'
import type { ShownOrder } from './order-progress'

/** What the form of an act needs. */
export type ActProps = {
  order: ShownOrder
  /** Address of the order's page, which takes its forms. */
  address: string
  submission?: Submission
  onDone: (leadsTo: string) => void
}
