import type { RoomKind } from '@vuong-tron/room-engine/staging/templates/templates'
import { changesTo, type Results } from '../variants.ts'

/** What a list of a picture's products says of itself; older drafts know no day. */
export type Prescription = { kind?: RoomKind; style?: string; madeAt?: number }

/** The room and style of the set that a picture shows, else of the last piece, and when the last product came in. */
export function prescriptionOf(results: Results, shown: number): Prescription {
  // A painted picture does not show the exact product.
  const bringing = changesTo(results, shown).filter(
    ({ change, products = [], job }) => !job && (change.does === 'lay' || products.length > 0),
  )
  const changes = bringing.map(({ change }) => change)
  const set = changes.find((change) => 'kind' in change)
  const styled = set ?? changes.find((change) => 'style' in change)
  return {
    kind: set && 'kind' in set ? set.kind : undefined,
    style: styled && 'style' in styled ? styled.style : undefined,
    madeAt: bringing[0]?.madeAt,
  }
}
