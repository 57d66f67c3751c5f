import type { Face } from '../geometry/room-box.ts'

/** What a mask can be asked for by name, and the faces of the room that it covers; an object has to be pointed at. */
const FACES_OF = {
  floor: ['floor'],
  ceiling: ['ceiling'],
  wall: ['left', 'back', 'right'],
  'wall-left': ['left'],
  'wall-back': ['back'],
  'wall-right': ['right'],
  object: [],
} as const satisfies Record<string, readonly Face[]>
export type Label = keyof typeof FACES_OF

export type LabelsRead = { ok: true; labels: Label[] } | { ok: false; code: 'unsupported_label' | 'region_required' }

const isLabel = (word: string): word is Label => Object.hasOwn(FACES_OF, word)

export const facesOf = (label: Label): readonly Face[] => FACES_OF[label]

/**
 * The labels of a request, each once: `floor|wall`, in any case, with spaces, hyphens or underscores within a name.
 * `object` is refused where the request holds no region that it could be in.
 */
export function readLabels(text: string, hasRegion: boolean): LabelsRead {
  const words = text.split('|').map((word) =>
    word
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, '-'),
  )
  if (!words.every(isLabel)) return { ok: false, code: 'unsupported_label' }
  if (words.includes('object') && !hasRegion) return { ok: false, code: 'region_required' }
  return { ok: true, labels: [...new Set(words)] }
}
