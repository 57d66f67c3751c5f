import type { RoomDocument } from './document.ts'
import type { KeptPlan } from './kept-plans.ts'
import type { roomIn } from './link.ts'

type RoomsCode = { roomIn: typeof roomIn; keptPlans: () => Promise<KeptPlan[]> }

export type FoundRooms = {
  /** The address's room, and its key in the account. */
  linked?: RoomDocument
  saved?: string
  trouble?: 'failed' | 'link_newer' | 'link_damaged'
  kept: readonly KeptPlan[]
}

/** The address's room and this browser's drafts. `failed`: their code did not load. */
export async function findRooms(load: () => Promise<RoomsCode>, hash: string): Promise<FoundRooms> {
  try {
    const { roomIn, keptPlans } = await load()
    const { room, saved, trouble } = await roomIn(hash)
    return { linked: room, saved, trouble, kept: room ? [] : await keptPlans() }
  } catch {
    return { trouble: 'failed', kept: [] }
  }
}
