import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Corner } from '@vuong-tron/room-engine/geometry/room-box'
import { difference, newMask, union } from '@vuong-tron/room-engine/masks/mask'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { type MarkedArea, NO_AREA, outlineCornersOf } from './area.ts'
import { type Change, isSameChange, needsMark, needsRange } from './change.ts'
import type { DoctorClient, TaskListener } from './doctor-client.ts'
import { baseOf, type EditorState, editorReducer } from './editor-state.ts'
import type { Instead } from './hosted/service.ts'
import type { Notice } from './notice.ts'
import { type Ask, type Outcome, type ProgressStage, type RoomLayout, type Trouble, withoutMap } from './protocol.ts'
import { fetchCatalogue } from './range.ts'
import type { Settings } from './settings.ts'
import { areaFor, deviceMarksOf } from './tool-areas.ts'
import { useMask } from './use-mask.ts'
import { PHOTO, variantOf } from './variants.ts'

/** Editor state, and the Worker calls that change it. */
export function useEditor(client: DoctorClient, begin: EditorState, settings: Settings) {
  const [state, dispatch] = useReducer(editorReducer, begin)
  const running = useRef(new Set<AbortController>())
  /** What was prepared or kept last: it is not shown again as a trial over the result. */
  const latest = useRef<Ask<'change'>>(undefined)
  const { document } = state
  const { room, tool, bare, isOutside } = document
  const marks = deviceMarksOf(tool, settings)
  const area = useMemo(() => areaFor(marks, document.area), [marks, document.area])
  const { picture: photo } = variantOf(state, PHOTO)

  /** Runs a task that the visitor waits for, and reports its outcome. */
  async function waitFor<Value>(
    first: ProgressStage,
    run: (watch: TaskListener) => Promise<Outcome<Value>>,
    done?: Notice,
  ): Promise<({ ok: true } & Value) | undefined> {
    const controller = new AbortController()
    running.current.add(controller)
    dispatch({ type: 'work-began', stage: first })
    const outcome = await run({
      onStage: (stage) => dispatch({ type: 'work-went-on', stage }),
      onPreview: (preview) => dispatch({ type: 'previewed', preview }),
      signal: controller.signal,
    })
    running.current.delete(controller)
    const notice: Notice | undefined = outcome.ok ? done : { kind: 'trouble', code: outcome.code }
    dispatch({ type: 'work-ended', notice, isLast: running.current.size === 0 })
    return outcome.ok ? outcome : undefined
  }

  const measure = async () => {
    const found = await waitFor('measuring', (watch) => client.ask('room', { photo }, watch))
    if (found) dispatch({ type: 'room-found', room: found.room, isByHand: found.isByHand })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: by itself a photo is looked at once
  useEffect(() => {
    if (!room) void measure()
  }, [])

  // Cancels work on unmount; the hosted engine then deletes its results.
  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers) controller.abort()
    }
  }, [])

  const tellTrouble = useCallback((code: Trouble) => dispatch({ type: 'troubled', code }), [])
  const findArea = useCallback(
    (room: RoomLayout, area: MarkedArea) => client.ask('area', { photo, room, area }),
    [client, photo],
  )
  const { standing } = baseOf(state)
  const { mask: foundMask, isFinding, isUnsure } = useMask(findArea, room, area, tellTrouble)
  // Surfaces lie behind what stands there; an outline may be drawn around that itself.
  const isBehind = marks === 'surfaces' && !area.outline
  const mask = useLeaving(foundMask, isBehind ? standing : undefined)
  // Computed on demand: five surfaces take a second.
  const asksForBare = marks === 'thing' || marks === 'bare'
  const { mask: foundBare, isFinding: isFindingBare } = useMask(
    findArea,
    room,
    asksForBare ? bare : NO_AREA,
    tellTrouble,
  )
  const bareMask = useLeaving(foundBare, standing)

  /** The Worker's input for a change; undefined while it cannot be made. */
  const inputOf = (change: Change): Ask<'change'> | undefined => {
    const marked = mask ?? (needsMark(change) ? undefined : newMask(photo.width, photo.height))
    if (!room || !marked) return undefined
    const corners = area.isWhole ? outlineCornersOf(area, photo) : undefined
    return {
      photo: baseOf(state).picture,
      room: withoutMap(room),
      mask: marked,
      bare: bareMask,
      standing,
      surfaces: room.surfaces,
      change,
      isObject: area.outline !== undefined,
      outside: isOutside ? { corners, widthM: settings.areaWidthM } : undefined,
    }
  }

  return {
    state,
    dispatch,
    /** Reports a background failure. */
    tellTrouble,
    mask,
    bareMask,
    isFinding: isFinding || isFindingBare,
    isUnsure,
    cancel: () => {
      for (const controller of running.current) controller.abort()
    },
    /** Searches the room again, after a stop or failure. */
    measure,
    moveCorner: async (corner: Corner, place: Vec2) => {
      if (!room) return
      const ask = { photo, room: withoutMap(room), corner, place }
      const moved = await waitFor('measuring', (watch) => client.ask('corner', ask, watch))
      if (moved) dispatch({ type: 'room-changed', room: { ...moved.room, surfaces: room.surfaces } })
    },
    /** Precomputes in the background for the chosen change. */
    prepare: async (change: Change) => {
      const ask = inputOf(change)
      if (!ask || (latest.current && isSameAsk(latest.current, ask))) return
      latest.current = ask
      const range = needsRange(change) ? await fetchCatalogue().catch(() => undefined) : undefined
      const answer = await client.ask('prepare', { ...ask, range })
      if (answer.ok && answer.tried) dispatch({ type: 'tried', trial: { picture: answer.tried, ask }, of: document })
    },
    /** Makes a change and returns success. `instead`: the reason why the device computes. */
    apply: async (change: Change, instead?: Instead): Promise<boolean> => {
      const ask = inputOf(change)
      if (!ask) return false
      latest.current = ask
      const from = baseOf(state).id
      const { trial } = state
      if (trial && isSameAsk(trial.ask, ask)) {
        const making = { from, tool, area, bare, change }
        dispatch({ type: 'variant-made', picture: trial.picture, making, standing, instead })
        return true
      }
      const made = await waitFor('changing', async (watch) => {
        const range = needsRange(change) ? await fetchCatalogue().catch(() => 'missing' as const) : undefined
        if (range === 'missing') return { ok: false, code: 'models_missing' }
        return client.ask('change', { ...ask, range }, watch)
      })
      if (!made) return false
      const { photo: picture, placed, products, spots, dressing, leftOut, noPlace } = made
      dispatch({
        type: 'variant-made',
        picture,
        making: { from, tool, area, bare, change, products, spots, dressing },
        standing: standingAfter(ask, placed),
        leftOut,
        noPlace,
        instead,
      })
      return true
    },
    /** Runs a task without changing the state: files, thumbnails. */
    waitFor,
  }
}

/** A mask without another one. */
const useLeaving = (mask: Mask | undefined, other: Mask | undefined) =>
  useMemo(() => (mask && other ? difference(mask, other) : mask), [mask, other])

/** What stands in a result: what stood in its base, less what was taken out, and what was placed. */
function standingAfter({ standing, mask, change }: Ask<'change'>, placed: Mask | undefined): Mask | undefined {
  const left = standing && change.does === 'remove' ? difference(standing, mask) : standing
  return left && placed ? union(left, placed) : (placed ?? left)
}

/** True if the same would come of both; pictures and masks are compared by identity. */
const isSameAsk = (one: Ask<'change'>, other: Ask<'change'>) =>
  one.photo === other.photo &&
  one.mask === other.mask &&
  one.bare === other.bare &&
  JSON.stringify([one.room, one.outside]) === JSON.stringify([other.room, other.outside]) &&
  isSameChange(one.change, other.change)

export type EditorTools = ReturnType<typeof useEditor>
