import { clear, createStore, del, get, keys, set, type UseStore } from 'idb-keyval'
import { ROOM_IN_WORK } from '#app/lib/storage-keys'
import type { Document, EditorState, Variant } from './editor/editor-state.ts'
import type { Photo } from './engine/picture.ts'

/** What is kept of a room besides its pictures, which lie beside it under their numbers. */
type KeptRoom = { name: string; document: Document; variants: readonly Omit<Variant, 'picture'>[] }
export type RoomInWork = Pick<EditorState, 'document' | 'variants'> & { name: string }

const ROOM = 'room'

let store: UseStore | undefined
const opened = () => {
  store ??= createStore(ROOM_IN_WORK, 'kept')
  return store
}

/** Keeps the room in this browser. Pictures that lie there already are not written again. */
export async function keepRoom({ name, document, variants }: RoomInWork) {
  const there = new Set(await keys(opened()))
  for (const { id, picture } of variants) if (!there.has(id)) await set(id, picture, opened())
  await set(
    ROOM,
    { name, document, variants: variants.map(({ id, made }) => ({ id, made })) } satisfies KeptRoom,
    opened(),
  )
  const needed = new Set<IDBValidKey>([ROOM, ...variants.map(({ id }) => id)])
  for (const key of there) if (!needed.has(key)) await del(key, opened())
}

export const hasKeptRoom = async () => (await get<KeptRoom>(ROOM, opened())) !== undefined

/** The room as it was left; nothing where a picture of it is gone. */
export async function keptRoom(): Promise<RoomInWork | undefined> {
  const kept = await get<KeptRoom>(ROOM, opened())
  if (!kept) return undefined
  const variants: Variant[] = []
  for (const variant of kept.variants) {
    const picture = await get<Photo>(variant.id, opened())
    if (picture) variants.push({ ...variant, picture })
  }
  return variants.length === kept.variants.length ? { ...kept, variants } : undefined
}

/** Deletes the room with its photos. */
export const forgetRoom = () => clear(opened())
