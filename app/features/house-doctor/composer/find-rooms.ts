import type { RoomDocument } from './document.ts'
import type { KeptPlan } from './kept-plans.ts'
import type { roomIn } from './link.ts'

type RoomsCode = { roomIn: typeof roomIn; keptPlans: () => Promise<KeptPlan[]> }

export type FoundRooms = {
  /** The one of the address, and under which key an account keeps it. */
  linked?: RoomDocument
  saved?: string
  trouble?: 'failed' | 'link_newer' | 'link_damaged'
  kept: readonly KeptPlan[]
}

/** The room that an address holds, or those of this browser. `failed`: the code that reads them did not come. */
export async function findRooms(load: () => Promise<RoomsCode>, hash: string): Promise<FoundRooms> {
  try {
    const { roomIn, keptPlans } = await load()
    const { room, saved, trouble } = await roomIn(hash)
    return { linked: room, saved, trouble, kept: room ? [] : await keptPlans() }
  } catch {
    return { trouble: 'failed', kept: [] }
  }
}
