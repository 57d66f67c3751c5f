import { get, update } from 'idb-keyval'
import { account } from '#app/lib/account'
import { DESIGNS, doctorStore } from '../doctor-store.ts'
import { type Design, MOST_DESIGNS, withoutPhoto } from './designs.ts'

/** A design that is not in an account yet; `owner` is who was signed in when it was saved. */
type Waiting = Design & { owner: string }

/** What became of a design on its way: it is in the account, it never will be, or it has to be tried again. */
export type Sent = 'kept' | 'refused' | 'later'

/** The names of the designs that no longer wait, and why. */
type Brought = { kept: ReadonlySet<string>; refused: ReadonlySet<string> }

/** One transaction: another tab may save or send a design at the same time. */
const change = (entries: (before: readonly Waiting[]) => Waiting[]) =>
  update<Waiting[]>(DESIGNS, (before) => entries(before ?? []), doctorStore())

/** What somebody who was signed in has saved is for nobody else: it goes when another comes. */
const isForeign = ({ owner }: Waiting) => owner !== '' && account() !== '' && owner !== account()

/** Keeps a design in this browser until it has come to an account. */
export const addWaiting = (design: Design) =>
  change((before) => [...before.filter((one) => !isForeign(one)), { ...design, owner: account() }].slice(-MOST_DESIGNS))

/** Deletes the pictures that show what belongs to a visitor. What they saved stays, in words: they did so on purpose. */
export async function forgetWaitingPictures(): Promise<void> {
  if (await get<Waiting[]>(DESIGNS, doctorStore())) await change((before) => before.map(withoutPhoto))
}

/**
 * Brings what waits to the account that is signed in. What it refuses for good does not wait on: it would be refused with
 * every visit. Safe to repeat, in other tabs too: an account keeps a design once.
 */
export async function bringToAccount(send: (design: Design, owner: string) => Promise<Sent>): Promise<Brought> {
  const owner = account()
  const kept = new Set<string>()
  const refused = new Set<string>()
  if (!owner) return { kept, refused }
  const waiting = (await get<Waiting[]>(DESIGNS, doctorStore())) ?? []
  for (const { owner: savedBy, ...design } of waiting) {
    if (savedBy !== '' && savedBy !== owner) continue
    const sent = await send(design, owner)
    if (sent === 'kept') kept.add(design.id)
    if (sent === 'refused') refused.add(design.id)
  }
  if (waiting.length > 0)
    await change((before) => before.filter((one) => !isForeign(one) && !kept.has(one.id) && !refused.has(one.id)))
  return { kept, refused }
}
