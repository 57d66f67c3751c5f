import type { Photo } from '@vuong-tron/room-engine/picture'
import { doorOf, type EditorToolId, editorTools } from '../tools.ts'
import { areaOfSurfaces, isNothing, type MarkedArea, NO_AREA, wholePhoto } from './area.ts'
import type { EditorAction, PaintedDeleted, VariantMade } from './editor-actions.ts'
import type { Notice } from './notice.ts'
import type { Opened, ProgressStage, RoomLayout } from './protocol.ts'
import type { Making, Results, Trial, Variant } from './variants.ts'
import { firstOf, PHOTO, removeVariants, variantOf, withinLimit, withResult } from './variants.ts'

/** State covered by undo. */
export type Document = {
  /** An exterior or a garden: the visitor draws the area, because no room is searched. */
  isOutside?: boolean
  /** Undefined until the photo is analysed. */
  room?: RoomLayout
  tool: EditorToolId
  area: MarkedArea
  /** For a removal: the bare part of floor and walls, from which the fill is copied. */
  bare: MarkedArea
  /** The visible variant. */
  shown: number
  /** The variant that the next change is made from; the photo by default, also in drafts of earlier versions. */
  base?: number
}

export type EditorState = Results & {
  document: Document
  past: readonly Document[]
  future: readonly Document[]
  work?: ProgressStage
  trial?: Trial
  /** A rough preview of the running work. */
  preview?: Photo
  /** The file held several pictures. */
  isFirstOfMany?: boolean
  notice?: Notice
}

const MOST_PAST = 40

export const newEditor = (
  { photo, isFirstOfMany }: Pick<Opened, 'photo' | 'isFirstOfMany'>,
  tool: EditorToolId,
  room?: RoomLayout,
): EditorState => ({
  document: {
    room,
    tool,
    area: editorTools[tool].usual,
    bare: areaOfSurfaces('floor', 'wall', 'ceiling'),
    shown: PHOTO,
  },
  past: [],
  future: [],
  variants: [{ id: PHOTO, picture: photo }],
  dropped: {},
  isFirstOfMany,
})

/** Ids of variants in viewing order. */
export const viewsOf = ({ past, document }: EditorState): number[] => [...past, document].map(({ shown }) => shown)

/** The variant that the next change is made from. */
export const baseOf = (state: EditorState): Variant => variantOf(state, state.document.base ?? PHOTO)

/** Ignores feather: softening the edge is the same area. */
export const sameArea = (one: MarkedArea, other: MarkedArea) => marksIn(one) === marksIn(other)
const marksIn = ({ featherPx: _, ...area }: MarkedArea) => JSON.stringify(area)

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { document } = state
  switch (action.type) {
    case 'work-began':
      return { ...state, work: action.stage, notice: undefined }
    case 'work-went-on':
      return { ...state, work: action.stage }
    case 'previewed':
      return { ...state, preview: action.preview }
    case 'work-ended':
      return {
        ...state,
        work: action.isLast ? undefined : state.work,
        preview: undefined,
        notice: action.notice ?? state.notice,
      }
    case 'tried':
      // The visitor may have gone on since.
      return action.of === document ? { ...state, trial: action.trial } : state
    case 'troubled':
      return { ...state, notice: { kind: 'trouble', code: action.code } }
    case 'room-found':
      return {
        ...state,
        document: { ...document, room: action.room },
        notice: document.isOutside
          ? state.notice
          : {
              kind: 'done',
              what: action.isByHand ? 'room_by_hand' : 'room_found',
              isFirstOfMany: state.isFirstOfMany,
            },
      }
    case 'room-changed':
      return withDocument(state, { ...document, room: action.room })
    case 'area-changed':
      return withDocument(state, { ...document, area: action.area })
    case 'bare-changed':
      return withDocument(state, { ...document, bare: action.area })
    case 'tool-chosen':
      if (action.tool === document.tool) return state
      return withDocument(state, { ...document, tool: action.tool, area: firstArea(state, action.tool) })
    case 'place-chosen':
      // Outdoors, the found room is dropped.
      return {
        ...withDocument(state, { ...document, isOutside: action.isOutside, area: placeArea(state, action.isOutside) }),
        notice: undefined,
      }
    case 'variant-made':
      return withVariant(state, action)
    case 'variant-chosen':
      return action.id === document.shown ? state : withDocument(state, { ...document, shown: action.id })
    case 'base-chosen':
      return withDocument(state, { ...document, base: action.id })
    case 'painted-deleted':
      return withoutPainted(state, action)
    case 'undo':
      return stepHistory(state, 'past', 'future', 'undone')
    case 'redo':
      return stepHistory(state, 'future', 'past', 'redone')
  }
}

/** The initial area of a tool. Outdoors, the last drawn one, or the whole photo for a mood. */
function firstArea(state: EditorState, tool: EditorToolId): MarkedArea {
  const { isOutside, area } = state.document
  if (!isOutside) return editorTools[tool].usual
  return editorTools[tool].marksPhotoOutside && isNothing(area) ? wholePhoto(variantOf(state, PHOTO).picture) : area
}

const placeArea = (state: EditorState, isOutside: boolean) =>
  firstArea({ ...state, document: { ...state.document, isOutside, area: NO_AREA } }, state.document.tool)

const withDocument = (state: EditorState, document: Document): EditorState => ({
  ...state,
  document,
  trial: undefined,
  past: [...state.past, state.document].slice(-MOST_PAST),
  future: [],
})

function withVariant(
  state: EditorState,
  { picture, making, standing, leftOut, noPlace, instead, designs }: VariantMade,
): EditorState {
  const { id, ...results } = withResult(state, picture, making, standing)
  const { document } = state
  // Whoever goes on from a furnished picture goes on from it as it stands now.
  const isBaseMoved = making.rearranges !== undefined && firstOf(baseOf(state)) === making.rearranges
  // Whoever clears a room wants to go on in the cleared one.
  const base = isBaseMoved || making.change.does === 'remove' ? id : document.base
  const next = pruneDesigns(withDocument({ ...state, ...results }, { ...document, shown: id, base }))
  return { ...next, notice: { kind: 'done', what: whatBecame(making), leftOut, noPlace, instead, designs } }
}

function whatBecame({ tool, arrangement, rearranges }: Making) {
  if (rearranges !== undefined) return 'rearranged'
  return arrangement && doorOf(tool) === 'furnish' ? 'furnished' : 'changed'
}

/** Removes a hosted job's pictures, also from undo, and shows their base instead. */
function withoutPainted(state: EditorState, { job, isWaiting }: PaintedDeleted): EditorState {
  const { document, past, future } = state
  const isPainted = ({ made }: Variant) => made?.job === job
  const isThere = ({ shown }: Document) => !isPainted(variantOf(state, shown))
  const results = removeVariants(state, state.variants.filter(isPainted))
  const shown = variantOf(state, document.shown).made?.from ?? PHOTO
  const steps = { past: past.filter(isThere), future: future.filter(isThere) }
  const there = isThere(document) ? document : { ...document, shown: variantOf(results, shown).id }
  const after = { ...there, base: variantOf(results, there.base ?? PHOTO).id }
  const what = isWaiting ? 'deleted_here' : 'deleted'
  return { ...state, ...results, ...steps, document: after, notice: { kind: 'done', what } }
}

/** Drops pictures beyond the limit, keeping those that undo can reach. */
function pruneDesigns(state: EditorState): EditorState {
  const { shown } = state.document
  // A picture whose pieces are moved is made anew from its base.
  const inUse = new Set([PHOTO, shown, baseOf(state).id, variantOf(state, shown).made?.from ?? PHOTO])
  const results = withinLimit(state, inUse, viewsOf(state))
  const remaining = new Set(results.variants.map(({ id }) => id))
  const lastLost = state.past.findLastIndex((document) => !remaining.has(document.shown))
  return { ...state, ...results, past: state.past.slice(lastLost + 1) }
}

type Side = 'past' | 'future'

/** Moves one step between undo and redo. */
function stepHistory(state: EditorState, from: Side, to: Side, what: 'undone' | 'redone'): EditorState {
  const document = state[from].at(-1)
  if (!document) return state
  return {
    ...state,
    document,
    trial: undefined,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], state.document],
    notice: { kind: 'done', what },
  }
}
