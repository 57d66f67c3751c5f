import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Corner } from '@vuong-tron/room-engine/geometry/room-box'
import { difference, newMask, union } from '@vuong-tron/room-engine/masks/mask'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { StandingPiece } from '../furnishing/arrangement.ts'
import { FLOOR, facesNamed, isAsFound, type MarkedArea, NO_AREA, outlineCornersOf } from './area.ts'
import { askAgain } from './ask-again.ts'
import { type Change, isForFloorAndWalls, isSameChange, needsMark, needsRange } from './change.ts'
import type { DoctorClient, TaskListener } from './doctor-client.ts'
import { baseOf, type EditorState, editorReducer } from './editor-state.ts'
import type { Instead } from './hosted/service.ts'
import type { Notice } from './notice.ts'
import {
  type Ask,
  type Outcome,
  type ProgressStage,
  type RepeatableStep,
  type RoomLayout,
  type Trouble,
  withoutMap,
} from './protocol.ts'
import { fetchCatalogue } from './range.ts'
import { repeatableOf } from './repeatable.ts'
import { isSameAsk } from './same-ask.ts'
import type { Settings } from './settings.ts'
import { standingAfter } from './standing.ts'
import { areaFor, deviceMarksOf } from './tool-areas.ts'
import { changeOf } from './tool-changes.ts'
import { useMask } from './use-mask.ts'
import { PHOTO, type Seen, seenFrom, type Variant, variantOf } from './variants.ts'

/** Editor state, and the Worker calls that change it. */
export function useEditor(client: DoctorClient, begin: EditorState, settings: Settings) {
  const [state, dispatch] = useReducer(editorReducer, begin)
  const running = useRef(new Set<AbortController>())
  /** What was kept last, which is not shown again as a trial over its result. */
  const kept = useRef<Ask<'change'>>(undefined)
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
  const { standing, id: baseId } = baseOf(state)
  const { picture: seen, isCleared } = seenFrom(state, baseId)
  const findArea = useMemo(() => areaFinder(client, { picture: seen, isCleared }), [client, seen, isCleared])
  const { mask: foundMask, isFinding, isUnsure, isThing } = useMask(findArea, room, area, tellTrouble)
  const isObject = area.outline !== undefined || isThing
  // Surfaces lie behind what stands there; an outline may be drawn around that itself.
  const isBehind = marks === 'surfaces' && !isObject
  const visible = useLeaving(foundMask, isBehind ? standing : undefined)
  // What was placed before is furniture too, and surfaces may be found in the photo before it.
  const mask = useMemo(
    () => (area.isAllFurniture && visible && standing ? union(visible, standing) : visible),
    [area.isAllFurniture, visible, standing],
  )
  // Computed on demand: five surfaces take a second.
  const asksForBare = marks === 'thing' || marks === 'bare'
  const { mask: foundBare, isFinding: isFindingBare } = useMask(
    findArea,
    room,
    asksForBare ? bare : NO_AREA,
    tellTrouble,
  )
  const needsFloor = isForFloorAndWalls(changeOf(tool, settings))
  const { mask: floor, isFinding: isFindingFloor } = useMask(findArea, room, needsFloor ? FLOOR : NO_AREA, tellTrouble)
  // Nothing is prepared or made before the floor is known as well.
  const bareMask = useLeaving(isFindingFloor ? undefined : foundBare, standing)

  const finderFor = ({ id }: Variant) => areaFinder(client, seenFrom(state, id))

  const unmarked = useMemo(() => newMask(photo.width, photo.height), [photo])

  /** The Worker's input for a change; undefined while it cannot be made. */
  const inputOf = (change: Change): Ask<'change'> | undefined => {
    const marked = mask ?? (needsMark(change) ? undefined : unmarked)
    if (!room || !marked) return undefined
    const corners = area.isWhole ? outlineCornersOf(area, photo) : undefined
    return {
      photo: baseOf(state).picture,
      room: withoutMap(room),
      mask: marked,
      faces: facesNamed(area),
      bare: bareMask,
      found: floor && { floor, bare: isAsFound(bare) ? bareMask : undefined },
      standing,
      change,
      isObject,
      outside: isOutside ? { corners, widthM: settings.areaWidthM } : undefined,
    }
  }

  /** True if the visible picture is what an ask would make: its trial, or the result that was kept of it. */
  const isShown = (ask: Ask<'change'>) => {
    const { made } = variantOf(state, document.shown)
    const isResult = made?.from === baseOf(state).id && isSameChange(made.change, ask.change)
    const shown = state.trial?.ask ?? (isResult ? kept.current : undefined)
    return shown !== undefined && isSameAsk(shown, ask)
  }

  return {
    state,
    dispatch,
    /** Reports a background failure. */
    tellTrouble,
    mask,
    bareMask,
    isFinding: isFinding || isFindingBare || isFindingFloor,
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
      if (!ask || isShown(ask)) return
      const range = needsRange(change) ? await fetchCatalogue().catch(() => undefined) : undefined
      const answer = await client.ask('prepare', { ...ask, range })
      if (answer.ok && answer.tried) dispatch({ type: 'tried', trial: { picture: answer.tried, ask }, of: document })
    },
    /** Makes a change and returns success. `instead`: the reason why the device computes. */
    apply: async (change: Change, instead?: Instead): Promise<boolean> => {
      const ask = inputOf(change)
      if (!ask) return false
      kept.current = ask
      const from = baseOf(state).id
      const { trial } = state
      const making = {
        from,
        tool,
        area,
        bare,
        change,
        isThing,
        room: ask.room,
        outside: ask.outside,
        madeAt: Date.now(),
      }
      if (trial && isSameAsk(trial.ask, ask)) {
        dispatch({ type: 'variant-made', picture: trial.picture, making, standing, instead })
        return true
      }
      const made = await waitFor('changing', async (watch) => {
        const range = needsRange(change) ? await fetchCatalogue().catch(() => 'missing' as const) : undefined
        if (range === 'missing') return { ok: false, code: 'models_missing' }
        return client.ask('change', { ...ask, range }, watch)
      })
      if (!made) return false
      const { photo: picture, placed, removed, products, spots, arrangement, dressing, leftOut, noPlace } = made
      dispatch({
        type: 'variant-made',
        picture,
        making: { ...making, products, spots, arrangement, dressing },
        standing: standingAfter(standing, { removed, placed }),
        leftOut,
        noPlace,
        instead,
      })
      return true
    },
    /**
     * Makes a furnished picture anew with its pieces as the visitor has moved them, unless they are not wanted any more
     * by then.
     */
    rearrange: async (furnished: Variant, pieces: readonly StandingPiece[], isWanted: () => boolean): Promise<void> => {
      const { made } = furnished
      const from = made && state.variants.find(({ id }) => id === made.from)
      if (!room || !from || !needsRange(made.change)) return
      const change: Change = { ...made.change, pieces }
      const drawn = await waitFor('drawing', async (watch) => {
        const range = await fetchCatalogue().catch(() => undefined)
        if (!range) return { ok: false, code: 'models_missing' }
        const again = await askAgain(made, from, { room, findArea: finderFor(from), unmarked })
        return again.ok ? client.ask('change', { ...again.ask, photo: from.picture, change, range }, watch) : again
      })
      if (!drawn || !isWanted()) return
      const { photo: picture, placed, removed, products, spots, arrangement, dressing } = drawn
      const rearranges = made.rearranges ?? furnished.id
      const { source: _, ...before } = made
      const moved = { ...before, change, room: withoutMap(room), rearranges, madeAt: Date.now() }
      dispatch({
        type: 'variant-made',
        picture,
        making: { ...moved, products, spots, arrangement, dressing },
        standing: standingAfter(from.standing, { removed, placed }),
      })
    },
    /** The last changes of the visible picture that can be made anew in a larger photo, and what they begin with. */
    repeats: async (): Promise<Outcome<{ base: Photo; steps: RepeatableStep[] }>> => {
      const { base, steps } = repeatableOf(state, document.shown)
      const asked: RepeatableStep[] = []
      for (const { made, from } of steps) {
        if (!made.room) return { ok: false, code: 'engine_failed' }
        // Of a sample room the surfaces are known.
        const then = { ...made.room, surfaces: room?.surfaces }
        const again = await askAgain(made, from, { room: then, findArea: finderFor(from), unmarked })
        if (!again.ok) return again
        asked.push(again.ask)
      }
      return { ok: true, base: base.picture, steps: asked }
    },
    /** Runs a task without changing the state: files, thumbnails. */
    waitFor,
  }
}

/** Finds areas. What stood before a removal hides nothing any more, of which a sample room's map knows nothing. */
const areaFinder =
  (client: DoctorClient, { picture, isCleared }: Seen) =>
  (room: RoomLayout, area: MarkedArea) =>
    client.ask('area', { photo: picture, room: isCleared ? withoutMap(room) : room, area })

/** A mask without another one. */
const useLeaving = (mask: Mask | undefined, other: Mask | undefined) =>
  useMemo(() => (mask && other ? difference(mask, other) : mask), [mask, other])

export type EditorTools = ReturnType<typeof useEditor>
