import type { Mask } from '@vuong-tron/room-engine/masks/masks'
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

/** `key`: the room that a picture belongs to; rooms number pictures from 1. */
type Key = DesignRoom & { key: string }
/** A draft without its pictures and surface map, which are stored separately. */
type StoredRoom = Key &
  Partial<Pick<Results, 'dropped'>> & {
    /** Account id; empty for anonymous visitors. */
    owner: string
    document: Document
    variants: readonly Omit<Variant, 'picture' | 'standing'>[]
  }
export type RoomDraft = Key & Results & { document: Document; original?: Original }

const ROOM = 'room'
const pictureOf = (key: string, { id }: { id: number }) => `${key}/${id}`
const originalOf = (key: string) => `${key}/original`
const surfacesOf = (key: string) => `${key}/surfaces`
const standingOf = (key: string, { id }: { id: number }) => `${key}/${id}/standing`

/** Saves the draft. */
export const saveDraft = (room: RoomDraft) => inTurn(() => write(room))

/** Whether the draft has pictures painted by the hosted engine. */
export async function isPaintingStored(): Promise<boolean> {
  const stored = await get<StoredRoom>(ROOM, doctorStore())
  const made = [...(stored?.variants ?? []).map((variant) => variant.made), ...Object.values(stored?.dropped ?? {})]
  return made.some((one) => one?.job !== undefined)
}

/** Deletes the photo and all results. Drawn rooms and designs in words stay. */
export async function forgetRoom() {
  await deleteAllBut(DRAWN_ROOMS, DESIGNS)
  await forgetWaitingPictures()
}

const deleteAllBut = (...stored: IDBValidKey[]) =>
  inTurn(async () => {
    const there = await keys(doctorStore())
    await delMany(
      there.filter((place) => !stored.includes(place)),
      doctorStore(),
    )
  })

/** Large parts never change, so existing ones are not rewritten. */
async function write({ variants, original, document: { room: shape, ...document }, ...room }: RoomDraft) {
  const there = new Set(await keys(doctorStore()))
  const needed = new Set<IDBValidKey>([ROOM, DESIGNS, DRAWN_ROOMS])
  const large: [string, unknown][] = variants.flatMap((variant) => [
    [pictureOf(room.key, variant), variant.picture],
    [standingOf(room.key, variant), variant.standing],
  ])
  large.push([originalOf(room.key), original], [surfacesOf(room.key), shape?.surfaces])
  for (const [place, value] of large) {
    if (value === undefined) continue
    needed.add(place)
    if (!there.has(place)) await set(place, value, doctorStore())
  }
  const stored: StoredRoom = {
    ...room,
    owner: account(),
    document: { ...document, room: shape && withoutMap(shape) },
    variants: variants.map(({ id, made }) => ({ id, made })),
  }
  await set(ROOM, stored, doctorStore())
  for (const place of there) if (!needed.has(place)) await del(place, doctorStore())
}

/** The visitor's draft; another account's is deleted. */
async function own(): Promise<StoredRoom | undefined> {
  const stored = await get<StoredRoom>(ROOM, doctorStore())
  if (!stored?.owner || stored.owner === account()) return stored
  // Waiting designs have owners of their own.
  await deleteAllBut(DRAWN_ROOMS, DESIGNS)
  return undefined
}

export const draftKey = async () => (await own())?.key

export const hasDraft = async () => (await draftKey()) !== undefined

/** The draft; undefined when one of its pictures is missing. */
export async function loadDraft(): Promise<RoomDraft | undefined> {
  const stored = await own()
  if (!stored) return undefined
  const variants: Variant[] = []
  for (const variant of stored.variants) {
    const picture = await get<Photo>(pictureOf(stored.key, variant), doctorStore())
    const standing = await get<Mask>(standingOf(stored.key, variant), doctorStore())
    if (picture) variants.push({ ...variant, picture, standing })
  }
  // Earlier versions recorded no dropped pictures.
  const { dropped = {} } = stored
  const original = await get<Original>(originalOf(stored.key), doctorStore())
  const surfaces = await get<SurfaceMap>(surfacesOf(stored.key), doctorStore())
  const { room } = stored.document
  // Earlier versions stored the map inline.
  const document = { ...stored.document, room: room && surfaces ? { ...room, surfaces } : room }
  return variants.length === stored.variants.length ? { ...stored, document, variants, dropped, original } : undefined
}
