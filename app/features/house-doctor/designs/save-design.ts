import { account } from '#app/lib/account'
import type { SavedDesign } from './designs.ts'
import { sendDesign } from './send-design.ts'
import { addWaiting, bringToAccount } from './waiting-designs.ts'

/** Where a design was saved. */
export type DesignPlace = 'account' | 'browser' | 'refused' | 'nowhere'

/** Saves a design in the account, or in the browser until there is one. */
export async function saveDesign(design: SavedDesign): Promise<DesignPlace> {
  try {
    await addWaiting(design)
  } catch {
    return saveAtOnce(design)
  }
  const { saved, refused } = await bringToAccount(sendDesign).catch(() => NOTHING)
  if (refused.has(design.id)) return 'refused'
  return saved.has(design.id) ? 'account' : 'browser'
}

const NOTHING = { saved: new Set<string>(), refused: new Set<string>() }

/** Without storage, a design cannot wait. */
async function saveAtOnce(design: SavedDesign): Promise<DesignPlace> {
  const owner = account()
  const sent = owner ? await sendDesign(design, owner) : 'later'
  return sent === 'kept' ? 'account' : sent === 'refused' ? 'refused' : 'nowhere'
}
