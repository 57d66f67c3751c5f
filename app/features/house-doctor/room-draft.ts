import type { SurfaceMap } from '@vuong-tron/room-engine/masks/surface-map'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { del, delMany, get, keys, set } from 'idb-keyval'
import { account } from '#app/lib/account'
import type { DesignRoom } from './designs/designs.ts'
import { forgetWaitingPictures } from './designs/waiting-designs.ts'
import { DESIGNS, DRAWN_ROOMS, doctorStore, inTurn } from './doctor-store.ts'
import type { Document } from './editor/editor-state.ts'
import { withoutMap } from './editor/protocol.ts'
import type { Results, Variant } from './editor/variants.ts'
import type { Original } from './original.ts'

/** `key`: of which room a picture is; rooms number theirs from 1 on. */
type Key = DesignRoom & { key: string }
/** What is kept of a room besides its pictures and the map of its surfaces, which lie beside it. */
type KeptRoom = Key &
  Partial<Pick<Results, 'dropped'>> & {
    /** Whose it is; nobody's account's where it is empty. */
    owner: string
    document: Document
    variants: readonly Omit<Variant, 'picture'>[]
  }
export type RoomDraft = Key & Results & { document: Document; original?: Original }

const ROOM = 'room'
const pictureOf = (key: string, { id }: { id: number }) => `${key}/${id}`
const originalOf = (key: string) => `${key}/original`
const surfacesOf = (key: string) => `${key}/surfaces`

/** Keeps the room in this browser. */
export const saveDraft = (room: RoomDraft) => inTurn(() => write(room))

/** Whether any of what is kept here was painted by the hosted engine, which keeps it too. */
export async function isPaintingKept(): Promise<boolean> {
  const kept = await get<KeptRoom>(ROOM, doctorStore())
  const made = [...(kept?.variants ?? []).map((variant) => variant.made), ...Object.values(kept?.dropped ?? {})]
  return made.some((one) => one?.job !== undefined)
}

/** Deletes the photo with all pictures that were made of it. Rooms that were drawn stay, and of saved designs the words. */
export async function forgetRoom() {
  await deleteAllBut(DRAWN_ROOMS, DESIGNS)
  await forgetWaitingPictures()
}

const deleteAllBut = (...kept: IDBValidKey[]) =>
  inTurn(async () => {
    const there = await keys(doctorStore())
    await delMany(
      there.filter((place) => !kept.includes(place)),
      doctorStore(),
    )
  })

/** What is large never changes: where it lies there already it is not written again. */
async function write({ variants, original, document: { room: shape, ...document }, ...room }: RoomDraft) {
  const there = new Set(await keys(doctorStore()))
  const needed = new Set<IDBValidKey>([ROOM, DESIGNS, DRAWN_ROOMS])
  const large: [string, unknown][] = variants.map((variant) => [pictureOf(room.key, variant), variant.picture])
  large.push([originalOf(room.key), original], [surfacesOf(room.key), shape?.surfaces])
  for (const [place, value] of large) {
    if (value === undefined) continue
    needed.add(place)
    if (!there.has(place)) await set(place, value, doctorStore())
  }
  const kept: KeptRoom = {
    ...room,
    owner: account(),
    document: { ...document, room: shape && withoutMap(shape) },
    variants: variants.map(({ id, made }) => ({ id, made })),
  }
  await set(ROOM, kept, doctorStore())
  for (const place of there) if (!needed.has(place)) await del(place, doctorStore())
}

/** A room of somebody who was signed in is for nobody else to see: it goes when another comes, or they have left. */
async function own(): Promise<KeptRoom | undefined> {
  const kept = await get<KeptRoom>(ROOM, doctorStore())
  if (!kept?.owner || kept.owner === account()) return kept
  // Designs that wait have owners of their own.
  await deleteAllBut(DRAWN_ROOMS, DESIGNS)
  return undefined
}

/** The key of the room that this browser keeps for its visitor. */
export const draftKey = async () => (await own())?.key

export const hasDraft = async () => (await draftKey()) !== undefined

/** The room as it was left; nothing where a picture of it is gone. */
export async function loadDraft(): Promise<RoomDraft | undefined> {
  const kept = await own()
  if (!kept) return undefined
  const variants: Variant[] = []
  for (const variant of kept.variants) {
    const picture = await get<Photo>(pictureOf(kept.key, variant), doctorStore())
    if (picture) variants.push({ ...variant, picture })
  }
  // A room kept by an earlier version has nothing noted of pictures that were dropped.
  const { dropped = {} } = kept
  const original = await get<Original>(originalOf(kept.key), doctorStore())
  const surfaces = await get<SurfaceMap>(surfacesOf(kept.key), doctorStore())
  const { room } = kept.document
  // One kept by an earlier version has its map with it.
  const document = { ...kept.document, room: room && surfaces ? { ...room, surfaces } : room }
  return variants.length === kept.variants.length ? { ...kept, document, variants, dropped, original } : undefined
}
