import { type Order, understand } from '@vuong-tron/room-engine/makeover/makeover'
import { cameraAt } from '@vuong-tron/room-engine/testing/drawn-room'
import { describe, expect, test } from 'vitest'
import { areaOfSurfaces, isNothing, NO_AREA, tapArea, toggleLabel } from '#app/features/house-doctor/editor/area'
import { areaAfter } from '#app/features/house-doctor/editor/area-after'
import type { Change } from '#app/features/house-doctor/editor/change'
import type { EditorAction } from '#app/features/house-doctor/editor/editor-actions'
import { noticeWords } from '#app/features/house-doctor/editor/editor-labels'
import {
  baseOf,
  type EditorState,
  editorReducer,
  newEditor,
  viewsOf,
} from '#app/features/house-doctor/editor/editor-state'
import { usualSettings } from '#app/features/house-doctor/editor/settings'
import { type Instruction, NOTHING_SAID, oneThing } from '#app/features/house-doctor/editor/spoken-instruction'
import { marksOf } from '#app/features/house-doctor/editor/tool-areas'
import { changeOf } from '#app/features/house-doctor/editor/tool-changes'
import { variantName } from '#app/features/house-doctor/editor/variant-strip'
import { changesTo, choosable, PHOTO, productsIn, variantOf } from '#app/features/house-doctor/editor/variants'
import { operationWords } from '#app/features/house-doctor/labels'
import { tools } from '#app/features/house-doctor/tools'

const picture = (shade: number) => ({ width: 2, height: 2, channels: 4, data: new Uint8ClampedArray(16).fill(shade) })
const room = {
  camera: cameraAt({ yaw: 0, pitch: 0, roll: 0, fieldOfView: 70 }),
  box: { floor: 1.5, ceiling: 1.2, left: 2, right: 2, back: 4 },
}
const walnut: Change = { does: 'lay', material: 'walnut_planks', turnDegrees: 0, strength: 1 }
const oak: Change = { ...walnut, material: 'oak_planks' }
const sage: Change = { does: 'paint', colour: 'B3BDA5', strength: 1 }
const mood: Change = { does: 'borrow-mood', from: picture(9), strength: 1 }

const begin = newEditor({ photo: picture(1), isFirstOfMany: false }, 'floor_editor', room)
type Step = EditorAction | ((state: EditorState) => EditorAction)
const following = (state: EditorState, ...steps: Step[]) =>
  steps.reduce((now, step) => editorReducer(now, typeof step === 'function' ? step(now) : step), state)
/** A change that starts and finishes at once. */
const made =
  (change: Change, shade = 2) =>
  (state: EditorState): EditorAction => ({
    type: 'variant-made',
    picture: picture(shade),
    making: { from: baseOf(state).id, tool: state.document.tool, area: state.document.area, change },
  })
const shadeOf = (state: EditorState) => variantOf(state, state.document.shown).picture.data[0]

describe('results', () => {
  test('[ROUTE-09] what is made is shown, and the photo stays beside it', () => {
    const state = following(begin, made(walnut))
    expect(shadeOf(state)).toBe(2)
    expect(state.variants.map(({ id }) => id)).toEqual([PHOTO, 2])
    expect(state.notice).toEqual({ kind: 'done', what: 'changed' })
  })

  test('[ROUTE-09] a preview is shown until the work ends, whether anything came of it or not', () => {
    const state = following(
      begin,
      { type: 'work-began', stage: 'changing' },
      { type: 'previewed', preview: picture(5) },
    )
    expect(state.preview).toEqual(picture(5))
    expect(following(state, { type: 'work-ended', isLast: true }).preview).toBeUndefined()
    expect(state.variants).toHaveLength(1)
  })

  test('[ROUTE-09] a trial is of what is marked and chosen now, and goes with the next act', () => {
    const ask = {
      photo: picture(1),
      room,
      mask: { width: 2, height: 2, channels: 1 as const, data: new Uint8Array(4) },
      change: walnut,
      isObject: false,
    }
    const trial = { picture: picture(7), ask }
    const tried = following(begin, (state) => ({ type: 'tried', trial, of: state.document }))
    expect(tried.trial).toEqual(trial)
    expect([tried.variants.length, tried.past.length]).toEqual([1, 0])
    const acts: Step[] = [
      made(walnut),
      { type: 'area-changed', area: areaOfSurfaces('wall_back') },
      { type: 'tool-chosen', tool: 'redesign' },
    ]
    for (const act of acts) expect(following(tried, act).trial).toBeUndefined()
    const late = following(begin, { type: 'area-changed', area: NO_AREA }, { type: 'tried', trial, of: begin.document })
    expect(late.trial).toBeUndefined()
  })

  test('[ROUTE-09] a change is made from the photo, whichever version is in sight', () => {
    const state = following(begin, made(walnut), { type: 'tool-chosen', tool: 'colors_textures' }, made(sage))
    expect(state.document.shown).toBe(3)
    expect(baseOf(state).id).toBe(PHOTO)
    expect(state.variants.map((variant) => variant.made?.from)).toEqual([undefined, PHOTO, PHOTO])
  })

  test('[ROUTE-09] a visitor chooses a version to go on from, and that stays until another is chosen', () => {
    const onFloor = following(begin, made(walnut), { type: 'base-chosen', id: 2 })
    const state = following(onFloor, { type: 'tool-chosen', tool: 'colors_textures' }, made(sage), made(mood))
    expect(state.variants.slice(2).map((variant) => variant.made?.from)).toEqual([2, 2])
    expect(variantName(state.variants, state, 3)).toContain('2')
    expect(baseOf(following(state, { type: 'base-chosen', id: PHOTO })).id).toBe(PHOTO)
  })

  test('[ROUTE-09] the version that a change is made from is kept, and one that is deleted gives way to the photo', () => {
    const tries = Array.from({ length: 15 }, (_, index) => made(walnut, index + 2))
    const kept = following(begin, made(walnut), { type: 'base-chosen', id: 2 }, ...tries)
    expect(baseOf(kept).id).toBe(2)
    const painted = (state: EditorState): EditorAction => ({
      type: 'variant-made',
      picture: picture(2),
      making: { from: baseOf(state).id, tool: 'redesign', area: NO_AREA, change: mood, job: 'a-job' },
    })
    const deleted = following(
      begin,
      painted,
      { type: 'base-chosen', id: 2 },
      { type: 'painted-deleted', job: 'a-job', isWaiting: false },
    )
    expect(baseOf(deleted).id).toBe(PHOTO)
  })

  test('[ROUTE-09] what a visitor did while it was made does not change how it came about', () => {
    const making = { from: PHOTO, tool: 'floor_editor', area: areaOfSurfaces('floor'), change: walnut } as const
    const state = following(
      begin,
      { type: 'tool-chosen', tool: 'colors_textures' },
      { type: 'variant-made', picture: picture(2), making },
    )
    expect(state.variants.at(-1)?.made).toMatchObject(making)
    expect(state.document.tool).toBe('colors_textures')
  })

  test('[ROUTE-09, HD-08] a furnished picture whose pieces are moved stays the base, and keeps its own', () => {
    const furnish: Change = { does: 'furnish', kind: 'living', style: 'japandi', variant: 0, goesAround: true }
    const move = (from: number, rearranges: number): EditorAction => ({
      type: 'variant-made',
      picture: picture(4),
      making: { from, tool: 'virtual_staging', area: NO_AREA, change: furnish, rearranges },
    })
    // Painted, furnished on that, and moved.
    const painted = following(begin, made(sage), { type: 'base-chosen', id: 2 }, made(furnish))
    const moved = following(painted, { type: 'base-chosen', id: 3 }, move(2, 3))
    expect(moved.notice).toEqual({ kind: 'done', what: 'rearranged' })
    expect(moved.document).toMatchObject({ shown: 4, base: 4 })
    expect(following(moved, { type: 'undo' }).document).toMatchObject({ shown: 3, base: 3 })
    // However often it is moved, the painted picture is there to be furnished anew, and no other result is lost.
    const often = following(moved, { type: 'base-chosen', id: PHOTO }, ...Array.from({ length: 20 }, () => move(2, 3)))
    expect(often.variants.map(({ id }) => id)).toContain(2)
    expect(often.document.base).toBe(PHOTO)
    // Six moves can be undone, whatever else there is.
    const undone = following(often, ...Array.from({ length: 6 }, (): EditorAction => ({ type: 'undo' })))
    expect(undone.document.shown).toBe(often.document.shown - 6)
    // What was undone does not come back by the strip.
    expect(choosable(following(undone, { type: 'variant-chosen', id: PHOTO }), viewsOf(undone)).at(-1)?.id).toBe(
      undone.document.shown,
    )
    expect(choosable(often, viewsOf(often)).map(({ id }) => id)).toEqual([PHOTO, 2, often.document.shown])
  })

  test('[ROUTE-09] twelve pictures are kept: the photo, what is shown, and the latest', () => {
    const actions = Array.from({ length: 15 }, (_, index) => made(walnut, index + 2))
    const state = following(begin, ...actions)
    expect(state.variants).toHaveLength(12)
    expect(state.variants[0]?.id).toBe(PHOTO)
    expect(shadeOf(state)).toBe(16)
    expect(state.past.every(({ shown }) => state.variants.some(({ id }) => id === shown))).toBe(true)
  })

  /** Alternating floor and wall changes, each based on the one before. */
  const chain = (length: number) =>
    Array.from({ length }, (_, index): Step[] => [
      { type: 'tool-chosen', tool: index % 2 ? 'colors_textures' : 'floor_editor' },
      ({ document }) => ({ type: 'base-chosen', id: document.shown }),
      made(index === 0 ? walnut : sage, index + 2),
    ]).flat()

  test('[ROUTE-09] of a long chain the oldest pictures go, and what was done stays', () => {
    const state = following(begin, ...chain(15))
    expect(state.variants.map(({ id }) => id)).toEqual([PHOTO, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
    expect(changesTo(state, state.document.shown)).toHaveLength(15)
    expect(
      productsIn(state, state.document.shown, [{ id: 'walnut_planks', surface: 'floor', product: 'walnut' }]),
    ).toEqual(['walnut'])
    expect(variantOf(state, 16).made?.source).toBe('compositeSynthetic')
  })

  test('[ROUTE-09] what nothing was made of is forgotten with its picture', () => {
    const tries = Array.from({ length: 15 }, (_, index) => made(walnut, index + 2))
    expect(following(begin, ...tries).dropped).toEqual({})
    expect(Object.keys(following(begin, ...chain(13)).dropped)).toEqual(['2', '3'])
  })

  test('[ROUTE-09] a picture that was looked at again is kept before one that was not', () => {
    const state = following(begin, ...chain(5), { type: 'variant-chosen', id: 2 }, ...chain(8))
    expect(state.variants.some(({ id }) => id === 2)).toBe(true)
    expect(state.variants.some(({ id }) => id === 3)).toBe(false)
  })

  test('[ROUTE-09] the mark of a file counts all that went into it', () => {
    const sourceOf = (state: EditorState) => variantOf(state, state.document.shown).made?.source
    expect(sourceOf(following(begin, made(mood)))).toBe('algorithmicallyEnhanced')
    expect(sourceOf(following(begin, made(walnut)))).toBe('compositeSynthetic')
    const both = following(begin, made(walnut), { type: 'base-chosen', id: 2 }, made(mood))
    expect(sourceOf(both)).toBe('compositeSynthetic')
  })

  test('[ROUTE-09] products in the picture are those of the materials that still lie in it', () => {
    const materials = [
      { id: 'walnut_planks', surface: 'floor', product: 'walnut' },
      { id: 'oak_planks', surface: 'floor', product: 'oak' },
    ] as const
    const state = following(
      begin,
      made(walnut),
      made(oak),
      { type: 'base-chosen', id: 3 },
      { type: 'tool-chosen', tool: 'colors_textures' },
      made(sage),
    )
    expect(productsIn(state, state.document.shown, materials)).toEqual(['oak'])
    expect(productsIn(begin, PHOTO, materials)).toEqual([])
  })
})

describe('history', () => {
  const changed = following(begin, made(walnut), { type: 'tool-chosen', tool: 'colors_textures' }, made(sage, 3))

  test('[ROUTE-09] undo goes back step by step, tools and areas included, and redo comes forward again', () => {
    const back = following(changed, { type: 'undo' })
    expect(shadeOf(back)).toBe(2)
    expect(back.document.tool).toBe('colors_textures')
    const further = following(back, { type: 'undo' })
    expect(further.document).toMatchObject({ tool: 'floor_editor', area: areaOfSurfaces('floor') })
    expect(following(further, { type: 'redo' }, { type: 'redo' }).document).toEqual(changed.document)
  })

  test('[ROUTE-09] undo leads back one step at a time, as far as the pictures are still there', () => {
    let state = begin
    for (let index = 0; index < 15; index++)
      state = following(
        state,
        { type: 'area-changed', area: areaOfSurfaces('floor', index % 2 ? 'wall' : 'ceiling') },
        made(sage, index + 2),
      )
    const seen = [state.document.shown]
    while (state.past.length > 0) {
      state = following(state, { type: 'undo' })
      if (seen.at(-1) !== state.document.shown) seen.push(state.document.shown)
    }
    expect(seen).toEqual([16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6])
  })

  test('[ROUTE-09] beyond the first and the last step nothing happens', () => {
    expect(following(begin, { type: 'undo' })).toBe(begin)
    expect(following(changed, { type: 'redo' })).toBe(changed)
  })

  test('[ROUTE-09] a new step forgets what was undone, and results stay in the strip', () => {
    const state = following(changed, { type: 'undo' }, { type: 'area-changed', area: NO_AREA })
    expect(state.future).toEqual([])
    expect(state.variants).toHaveLength(3)
  })

  test('[ROUTE-09] finding the room is no step: there is nothing before it', () => {
    const state = following(newEditor({ photo: picture(1), isFirstOfMany: false }, 'floor_editor'), {
      type: 'room-found',
      room,
      isByHand: true,
    })
    expect(state.past).toEqual([])
    expect(state.notice).toMatchObject({ kind: 'done', what: 'room_by_hand' })
  })
})

test('[ROUTE-09] that a file held several pictures is said once its room is found', () => {
  const many = newEditor({ photo: picture(1), isFirstOfMany: true }, 'floor_editor')
  const found = { type: 'room-found', room, isByHand: false } as const
  const wordsOf = (state: EditorState) => (state.notice ? noticeWords(state.notice) : '')
  const [ofMany, ofOne] = [following(many, found), following(begin, found)].map(wordsOf)
  expect(ofMany).toContain(ofOne)
  expect(ofMany?.length).toBeGreaterThan((ofOne?.length ?? 0) + 20)
})

test('[ROUTE-09] trouble ends the work and keeps photo and results', () => {
  const state = following(begin, made(walnut), { type: 'work-began', stage: 'changing' })
  const ended = following(state, {
    type: 'work-ended',
    isLast: true,
    notice: { kind: 'trouble', code: 'engine_crashed' },
  })
  expect(ended.work).toBeUndefined()
  expect(ended.variants).toBe(state.variants)
  expect(ended.document).toBe(state.document)
})

test('[ROUTE-09] what fails beside the work is said, and the work goes on', () => {
  const state = following(begin, { type: 'work-began', stage: 'changing' }, { type: 'troubled', code: 'engine_failed' })
  expect(state.notice).toEqual({ kind: 'trouble', code: 'engine_failed' })
  expect(state.work).toBe('changing')
})

describe('areas', () => {
  const { widthPx: width, heightPx: height } = room.camera
  const mask = { width, height, channels: 1, data: new Uint8Array(width * height) }
  const known = { room, mask, radiusPx: 10 }

  test('[ROUTE-09] surfaces are named one by one and taken back', () => {
    expect(toggleLabel(areaOfSurfaces('floor'), 'ceiling').labels).toEqual(['floor', 'ceiling'])
    expect(isNothing(toggleLabel(areaOfSurfaces('floor'), 'floor'))).toBe(true)
  })

  test('[ROUTE-09] the first tap names the surface that it is on', () => {
    expect(areaAfter(NO_AREA, 'tap', [[width / 2, height - 2]], known)?.labels).toEqual(['floor'])
    expect(areaAfter(NO_AREA, 'tap', [[width / 2, height / 2]], known)?.labels).toEqual(['wall_back'])
  })

  test('[ROUTE-09] a tap takes out what is marked, and adds what is not', () => {
    const floor = areaOfSurfaces('floor')
    expect(tapArea(floor, [5, 6], true, 'floor').taps).toEqual([{ x: 5, y: 6, isPositive: false }])
    expect(areaAfter(floor, 'tap', [[5, 6]], known)?.taps).toEqual([{ x: 5, y: 6, isPositive: true }])
    const marked = { ...mask, data: new Uint8Array(width * height).fill(255) }
    expect(areaAfter(floor, 'tap', [[5, 6]], { ...known, mask: marked })?.taps[0]?.isPositive).toBe(false)
  })

  test('[ROUTE-09] a box around an object replaces surfaces, from whichever corner it is drawn', () => {
    const one = areaAfter(
      areaOfSurfaces('wall'),
      'frame',
      [
        [10, 40],
        [30, 20],
      ],
      known,
    )
    expect(one?.labels).toEqual([])
    expect(one?.outline).toEqual([
      [10, 40],
      [30, 40],
      [30, 20],
      [10, 20],
    ])
  })

  test('[ROUTE-09] the brush adds strokes of its size; an eraser alone marks nothing', () => {
    const erased = areaAfter(NO_AREA, 'erase', [[1, 2]], known)
    expect(erased && isNothing(erased)).toBe(true)
    expect(areaAfter(NO_AREA, 'add', [[1, 2]], known)?.strokes).toEqual([
      { mode: 'add', radiusPx: 10, points: [[1, 2]] },
    ])
  })
})

const green: Order = { do: 'recolour', colour: '4F7D4C', target: 'wall' }
const said = (...orders: Order[]) => ({ words: 'some words', understood: { ok: true, orders } as const })

test('[HD-10] a redesign waits until all words are read as they stand, and does what they say', () => {
  const withWishes = (wishes: Instruction) => changeOf('perfect_redesign', { ...usualSettings, wishes })
  expect(withWishes(NOTHING_SAID)).toMatchObject({ orders: [] })
  expect(withWishes({ words: 'paint the walls green' })).toBeUndefined()
  expect(withWishes({ words: 'a dragon', understood: understand('a dragon', 'en') })).toBeUndefined()
  expect(withWishes(said(green))).toMatchObject({ does: 'make-over', orders: [green] })
})

test('[HD-10] words about surfaces ask for the bare ones, even for a mood', () => {
  const mood = { ...usualSettings, intervention: 'very_low', keepsStructure: false } as const
  expect(marksOf('perfect_redesign', mood)).toBe('nothing')
  expect(marksOf('perfect_redesign', { ...mood, wishes: said(green) })).toBe('bare')
})

test('[HD-13] precision does one thing: of two, none is guessed at', () => {
  const heard = (words: string) => oneThing(understand(words, 'en'))
  expect(heard('paint it green')).toMatchObject({ ok: true })
  expect(heard('paint the walls green and remove the sofa')).toMatchObject({ ok: false, unknown: [] })
  expect(heard('keep the floor')).toMatchObject({ ok: false })
})

test('[HD-10] what was asked for and not done is said with the result', () => {
  const leftOut = [
    { do: 'insert', why: 'not_part_of_it' },
    { do: 'retexture', why: 'not_seen' },
  ] as const
  const action = made(sage)(begin)
  const state = following(begin, { ...action, leftOut } as EditorAction)
  const words = state.notice ? noticeWords(state.notice) : ''
  for (const { do: order } of leftOut) expect(words).toContain(operationWords[order]())
  expect(words).toContain(tools.precision.name())
})

test('[ROUTE-09] a tool that takes from a picture waits for one', () => {
  expect(changeOf('texture_transfer', usualSettings)).toBeUndefined()
  expect(changeOf('texture_transfer', { ...usualSettings, sample: picture(5), strength: 40 })).toMatchObject({
    does: 'lay-sample',
    widthM: 0.6,
    strength: 0.4,
  })
  expect(changeOf('design_transfer', usualSettings)).toBeUndefined()
})
