import { get, update } from 'idb-keyval'
import { account } from '#app/lib/account'
import { DRAWN_ROOMS, doctorStore } from '../doctor-store.ts'
import type { RoomDocument } from './document.ts'
import { asRoom } from './link.ts'

/** A room as it was left; `key` tells it from others of the same visitor. */
export type KeptPlan = { key: string; changedAt: number; room: RoomDocument }

/** `owner` is the account's name of who was signed in; nobody else sees the room. */
type Entry = { key: string; owner: string; changedAt: number; room: unknown }

const MOST_PLANS = 12

const change = (entries: (before: readonly Entry[]) => Entry[]) =>
  update<Entry[]>(DRAWN_ROOMS, (before) => entries(before ?? []), doctorStore())

/** Keeps a room in this browser, before those that were left earlier. */
export const keepPlan = (key: string, room: RoomDocument, changedAt = Date.now()) =>
  change((before) =>
    [{ key, owner: account(), changedAt, room }, ...before.filter((entry) => entry.key !== key)].slice(0, MOST_PLANS),
  )

export const forgetPlan = (key: string) => change((before) => before.filter((entry) => entry.key !== key))

/** This visitor's rooms, the latest first. */
export async function keptPlans(): Promise<KeptPlan[]> {
  const entries = (await get<Entry[]>(DRAWN_ROOMS, doctorStore())) ?? []
  const plans: KeptPlan[] = []
  for (const { key, owner, changedAt, room } of entries) {
    const known = owner === '' || owner === account() ? await asRoom(room) : undefined
    if (known) plans.push({ key, changedAt, room: known.room })
  }
  return plans
}
