import { get, update } from 'idb-keyval'
import { account } from '#app/lib/account'
import { DRAWN_ROOMS, doctorStore } from '../doctor-store.ts'
import type { RoomDocument } from './document.ts'
import { asRoom, serializePlan } from './link.ts'

/** A draft; `key` is unique per visitor. */
export type SavedPlan = { key: string; changedAt: number; room: RoomDocument }

/** `owner`: account name of the signed-in visitor, who alone sees the room. */
type Entry = { key: string; owner: string; changedAt: number; room: unknown }

/** Maximum drafts per owner. */
export const MOST_PLANS = 12

const change = (entries: (before: readonly Entry[]) => Entry[]) =>
  update<Entry[]>(DRAWN_ROOMS, (before) => entries(before ?? []), doctorStore())

/** Adds a draft in front; beyond the limit, the owner's oldest are dropped. */
export function withRoom(before: readonly Entry[], entry: Entry): { entries: Entry[]; gone: number } {
  const others = before.filter(({ key }) => key !== entry.key)
  const surplus = others.filter(({ owner }) => owner === entry.owner).slice(MOST_PLANS - 1)
  return { entries: [entry, ...others.filter((other) => !surplus.includes(other))], gone: surplus.length }
}

/** Saves a draft; resolves with the number of dropped ones. Rejects when storage is full or refused. */
export async function keepPlan(key: string, room: RoomDocument, changedAt = Date.now()): Promise<number> {
  let gone = 0
  await change((before) => {
    const after = withRoom(before, { key, owner: account(), changedAt, room })
    gone = after.gone
    return after.entries
  })
  return gone
}

/** Rejects when storage is refused. */
export const forgetPlan = async (key: string) => change((before) => before.filter((entry) => entry.key !== key))

/** The visitor's drafts, latest first; none when storage is refused. */
export async function listSavedPlans(): Promise<SavedPlan[]> {
  const plans: SavedPlan[] = []
  for (const { key, owner, changedAt, room } of await everything()) {
    const known = owner === '' || owner === account() ? await asRoom(room) : undefined
    if (known) plans.push({ key, changedAt, room: known.room })
  }
  return plans
}

/** An account's room keeps its key, unless this browser has changed it since: then both stay. */
export function keyOfSaved(saved: string, room: RoomDocument, plans: readonly SavedPlan[]): string {
  const here = plans.find(({ key }) => key === saved)
  return here && serializePlan(here.room) !== serializePlan(room) ? crypto.randomUUID() : saved
}

async function everything(): Promise<Entry[]> {
  try {
    return (await get<Entry[]>(DRAWN_ROOMS, doctorStore())) ?? []
  } catch {
    return []
  }
}
