import { get, update } from 'idb-keyval'
import { account } from '#app/lib/account'
import { DESIGNS, doctorStore } from '../doctor-store.ts'
import { MOST_DESIGNS, type SavedDesign, withoutPhoto } from './designs.ts'

/** A design not yet in an account; `owner` was signed in when it was saved. */
type Waiting = SavedDesign & { owner: string }

/** Result of sending: saved, refused for good, or to be retried. */
export type SendResult = 'kept' | 'refused' | 'later'

/** Ids of designs that no longer wait, by outcome. */
type Brought = { saved: ReadonlySet<string>; refused: ReadonlySet<string> }

/** One transaction, because other tabs may save or send at the same time. */
const change = (entries: (before: readonly Waiting[]) => Waiting[]) =>
  update<Waiting[]>(DESIGNS, (before) => entries(before ?? []), doctorStore())

/** Designs of another account are dropped when someone else signs in. */
const isForeign = ({ owner }: Waiting) => owner !== '' && account() !== '' && owner !== account()

/** Saves a design in this browser until it reaches an account. */
export const addWaiting = (design: SavedDesign) =>
  change((before) => [...before.filter((one) => !isForeign(one)), { ...design, owner: account() }].slice(-MOST_DESIGNS))

/** Deletes private pictures; the designs stay in words. */
export async function forgetWaitingPictures(): Promise<void> {
  if (await get<Waiting[]>(DESIGNS, doctorStore())) await change((before) => before.map(withoutPhoto))
}

/** Sends waiting designs to the account and drops those refused for good. Idempotent, also across tabs. */
export async function bringToAccount(
  send: (design: SavedDesign, owner: string) => Promise<SendResult>,
): Promise<Brought> {
  const owner = account()
  const saved = new Set<string>()
  const refused = new Set<string>()
  if (!owner) return { saved, refused }
  const waiting = (await get<Waiting[]>(DESIGNS, doctorStore())) ?? []
  for (const { owner: savedBy, ...design } of waiting) {
    if (savedBy !== '' && savedBy !== owner) continue
    const sent = await send(design, owner)
    if (sent === 'kept') saved.add(design.id)
    if (sent === 'refused') refused.add(design.id)
  }
  if (waiting.length > 0)
    await change((before) => before.filter((one) => !isForeign(one) && !saved.has(one.id) && !refused.has(one.id)))
  return { saved, refused }
}
