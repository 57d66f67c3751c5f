import type { Photo } from '../engine/picture.ts'
import type { SourceType } from '../export-mark.ts'
import type { OpenToolId } from '../tools.ts'
import { type Area, areaOf } from './area.ts'
import { type Change, sourceOf } from './change.ts'
import type { MaterialSwatch, Opened, Room, Stage, Trouble } from './protocol.ts'
import { toolAreas } from './tool-areas.ts'

/** How a picture came about: of which variant, and with what. */
export type Making = {
  from: number
  tool: OpenToolId
  area: Area
  change: Change
  /** Slugs of what was put into it. */
  products?: readonly string[]
}

/** A picture of the strip: the photo (1), and what was made of it. */
export type Variant = {
  id: number
  picture: Photo
  /** None for the photo itself. */
  made?: Making & { source: SourceType }
}

/** What undo brings back. */
export type Document = {
  /** Not known before the photo has been looked at. */
  room?: Room
  tool: OpenToolId
  area: Area
  /** For removal: where floor and walls are bare, and so what they go on as. */
  bare: Area
  /** The variant that is looked at, and that the next change is made of. */
  shown: number
}

/** What a visitor reads, and a screen reader says, about what has just happened. */
export type Notice =
  | { kind: 'trouble'; code: Trouble }
  | {
      kind: 'done'
      what: 'first_picture_only' | 'room_found' | 'room_by_hand' | 'changed' | 'undone' | 'redone' | 'saved'
    }

export type EditorState = {
  document: Document
  past: readonly Document[]
  future: readonly Document[]
  variants: readonly Variant[]
  work?: Stage
  /** What will roughly come of the work. */
  preview?: Photo
  notice?: Notice
}

export type EditorAction =
  | { type: 'work-began' | 'work-went-on'; stage: Stage }
  | { type: 'previewed'; preview: Photo }
  /** `isLast`: nothing else is worked on. */
  | { type: 'work-ended'; notice?: Notice; isLast: boolean }
  | { type: 'room-found'; room: Room; isByHand: boolean }
  | { type: 'room-changed'; room: Room }
  | { type: 'area-changed' | 'bare-changed'; area: Area }
  | { type: 'tool-chosen'; tool: OpenToolId }
  /** `making` as it was when the work began: a visitor may have gone on meanwhile. */
  | { type: 'variant-made'; picture: Photo; making: Making }
  | { type: 'variant-chosen'; id: number }
  | { type: 'undo' | 'redo' }

export const PHOTO = 1

/** So many pictures are kept, the photo among them; the oldest that is not in use goes first. */
const MOST_VARIANTS = 12
const MOST_PAST = 40

export const newEditor = (
  { photo, isFirstOfMany }: Opened,
  tool: OpenToolId,
  room?: Room,
  bare = areaOf('floor', 'wall', 'ceiling'),
): EditorState => ({
  document: { room, tool, area: toolAreas[tool].usual, bare, shown: PHOTO },
  past: [],
  future: [],
  variants: [{ id: PHOTO, picture: photo }],
  notice: isFirstOfMany ? { kind: 'done', what: 'first_picture_only' } : undefined,
})

export const variantOf = ({ variants }: Pick<EditorState, 'variants'>, id: number): Variant =>
  variants.find((variant) => variant.id === id) ?? (variants[0] as Variant)

/**
 * What the next change is made of: the variant that is shown. Where that came of the same tool on the same area, what it
 * was made of: whoever tries a second floor wants it instead of the first.
 */
export function baseOf(state: EditorState): Variant {
  const shown = variantOf(state, state.document.shown)
  const isAnotherTry = shown.made?.tool === state.document.tool && sameArea(shown.made.area, state.document.area)
  return isAnotherTry ? variantOf(state, shown.made?.from ?? PHOTO) : shown
}

export const sameArea = (one: Area, other: Area) => JSON.stringify(one) === JSON.stringify(other)

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
    case 'room-found':
      return {
        ...state,
        document: { ...document, room: action.room },
        notice: { kind: 'done', what: action.isByHand ? 'room_by_hand' : 'room_found' },
      }
    case 'room-changed':
      return withDocument(state, { ...document, room: action.room })
    case 'area-changed':
      return withDocument(state, { ...document, area: action.area })
    case 'bare-changed':
      return withDocument(state, { ...document, bare: action.area })
    case 'tool-chosen':
      if (action.tool === document.tool) return state
      return withDocument(state, { ...document, tool: action.tool, area: toolAreas[action.tool].usual })
    case 'variant-made':
      return withVariant(state, action)
    case 'variant-chosen':
      return action.id === document.shown ? state : withDocument(state, { ...document, shown: action.id })
    case 'undo':
      return stepped(state, 'past', 'future', 'undone')
    case 'redo':
      return stepped(state, 'future', 'past', 'redone')
  }
}

const withDocument = (state: EditorState, document: Document): EditorState => ({
  ...state,
  document,
  past: [...state.past, state.document].slice(-MOST_PAST),
  future: [],
})

function withVariant(state: EditorState, { picture, making }: { picture: Photo; making: Making }): EditorState {
  const { variants, document } = state
  const id = Math.max(...variants.map((variant) => variant.id)) + 1
  const made = { ...making, source: sourceOf(making.change, variantOf(state, making.from).made?.source) }
  const next = withDocument({ ...state, variants: [...variants, { id, picture, made }] }, { ...document, shown: id })
  return { ...pruned(next), notice: { kind: 'done', what: 'changed' } }
}

/** Without the oldest picture beyond the limit, and without the steps that would lead back to it. */
function pruned(state: EditorState): EditorState {
  if (state.variants.length <= MOST_VARIANTS) return state
  const inUse = new Set([PHOTO, state.document.shown, baseOf(state).id])
  const oldest = state.variants.find(({ id }) => !inUse.has(id))
  if (!oldest) return state
  return {
    ...state,
    variants: state.variants.filter((variant) => variant !== oldest),
    past: state.past.filter(({ shown }) => shown !== oldest.id),
  }
}

type Side = 'past' | 'future'

/** To the last document of one side; what was shown goes to the other. */
function stepped(state: EditorState, from: Side, to: Side, what: 'undone' | 'redone'): EditorState {
  const document = state[from].at(-1)
  if (!document) return state
  return {
    ...state,
    document,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], state.document],
    notice: { kind: 'done', what },
  }
}

/** Slugs of the products that the variant shown was made with, the latest first. */
export function productsIn(state: EditorState, materials: readonly Pick<MaterialSwatch, 'id' | 'product'>[]): string[] {
  const found: string[] = []
  for (let { made } = variantOf(state, state.document.shown); made; { made } = variantOf(state, made.from)) {
    const { change, products = [] } = made
    const laid = change.does === 'lay' ? materials.find(({ id }) => id === change.material)?.product : undefined
    for (const slug of laid ? [laid, ...products] : products) if (!found.includes(slug)) found.push(slug)
  }
  return found
}
