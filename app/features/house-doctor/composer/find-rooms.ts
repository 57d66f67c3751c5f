import type { RoomDocument } from './document.ts'
import type { roomIn } from './link.ts'
import type { SavedPlan } from './saved-plans.ts'

type RoomsCode = { roomIn: typeof roomIn; listSavedPlans: () => Promise<SavedPlan[]> }

export type FoundRooms = {
  /** The address's room, and its key in the account. */
  linked?: RoomDocument
  saved?: string
  trouble?: 'failed' | 'link_newer' | 'link_damaged'
  savedPlans: readonly SavedPlan[]
}

/** The address's room and this browser's drafts. `failed`: their code did not load. */
export async function findRooms(load: () => Promise<RoomsCode>, hash: string): Promise<FoundRooms> {
  try {
    const { roomIn, listSavedPlans } = await load()
    const { room, saved, trouble } = await roomIn(hash)
    return { linked: room, saved, trouble, savedPlans: room ? [] : await listSavedPlans() }
  } catch {
    return { trouble: 'failed', savedPlans: [] }
  }
}
