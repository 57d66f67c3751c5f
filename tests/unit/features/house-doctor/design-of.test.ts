import { expect, test } from 'vitest'
import { type DesignRoom, MOST_STEPS, showsOwn } from '#app/features/house-doctor/designs/designs'
import { designData } from '#app/features/house-doctor/designs/designs.schema'
import { NO_AREA } from '#app/features/house-doctor/editor/area'
import type { Change } from '#app/features/house-doctor/editor/change'
import { visibleDesignOf } from '#app/features/house-doctor/editor/design-of'
import { editorReducer, newEditor } from '#app/features/house-doctor/editor/editor-state'
import { PHOTO } from '#app/features/house-doctor/editor/variants'

const picture = { width: 2, height: 2, channels: 4, data: new Uint8ClampedArray(16) }
const shell: DesignRoom = { name: 'Bare shell', sample: 'shell' }
const own: DesignRoom = { name: `${'phòng '.repeat(40)}.jpg`, sample: null }

const paint: Change = { does: 'paint', colour: 'B3BDA5', strength: 1 }
const walnut: Change = { does: 'lay', material: 'walnut_planks', turnDegrees: 90, strength: 0.8 }
const sample: Change = { does: 'lay-sample', sample: picture, widthM: 0.6, turnDegrees: 0, strength: 1 }

/** The editor after a chain of changes. */
function after(...changes: Change[]) {
  let state = newEditor({ photo: picture, isFirstOfMany: false }, 'floor_editor')
  for (const change of changes) {
    const making = { from: state.document.shown, tool: state.document.tool, area: state.document.area, change }
    state = editorReducer(state, { type: 'variant-made', picture, making })
  }
  return state
}

test('[PROFILE-02] a design says what was done in its order and what stands in it, and holds no pixel', () => {
  const materials = [
    { id: 'walnut_planks', surface: 'floor', colour: '78593E', product: 'san-oc-cho', turnDegrees: 0, picture },
  ] as const
  const design = visibleDesignOf(after(paint, walnut, sample), shell, materials)
  expect(design).toEqual({
    name: '',
    sample: 'shell',
    steps: [
      { tool: 'floor_editor', surfaces: ['floor'], settings: { ...paint } },
      { tool: 'floor_editor', surfaces: ['floor'], settings: { ...walnut } },
      {
        tool: 'floor_editor',
        surfaces: ['floor'],
        settings: { does: 'lay-sample', widthM: 0.6, turnDegrees: 0, strength: 1 },
      },
    ],
    products: ['san-oc-cho'],
  })
})

test('[PROFILE-02] a design keeps the finish that was chosen for a piece', () => {
  const change: Change = { does: 'place', category: 'tv-stand', style: 'japandi', variant: 0 }
  const at = { x: 0, z: 3, turn: 0, low: 0 }
  const pieces = [
    { slug: 'ke-tv-trang-an', ...at, finish: 'black_oak' as const },
    { slug: 'ke-sach-ba-vi', ...at },
  ]
  const making = {
    from: PHOTO,
    tool: 'decor_staging' as const,
    area: NO_AREA,
    change,
    products: pieces.map(({ slug }) => slug),
    arrangement: { pieces, kept: [] },
  }
  const state = editorReducer(after(), { type: 'variant-made', picture, making })
  const design = visibleDesignOf(state, shell, [])
  expect(design?.products).toEqual(['ke-tv-trang-an:black_oak', 'ke-sach-ba-vi'])
  const saved = { id: crypto.randomUUID(), savedAt: 0, preview: '', consent: '', ...design }
  expect(designData({ design: saved })).toEqual({ design: saved })
})

test('[PROFILE-02] a photo to which nothing was done is no design', () => {
  const state = after(paint)
  expect(visibleDesignOf(editorReducer(state, { type: 'variant-chosen', id: PHOTO }), shell, [])).toBeUndefined()
})

test('[PROFILE-02] a visitor’s own room has its file’s name, as far as that fits, and no area that was drawn', () => {
  const drawn = {
    ...NO_AREA,
    outline: [
      [0, 0],
      [1, 1],
    ] as const,
  }
  const state = editorReducer(after(), { type: 'area-changed', area: drawn })
  const making = {
    from: PHOTO,
    tool: 'furniture_removal',
    area: drawn,
    change: { does: 'remove' },
  } as const
  const design = visibleDesignOf(editorReducer(state, { type: 'variant-made', picture, making }), own, [])
  expect(design).toMatchObject({ sample: null, steps: [{ surfaces: [], settings: { does: 'remove' } }] })
  expect(design?.name).toBe(own.name.slice(0, 120))
})

test('[PROFILE-02] however much was done in a room whose name is however long, the account takes the design', () => {
  const words = visibleDesignOf(after(...Array.from({ length: 30 }, () => paint)), own, [])
  const design = { ...words, id: crypto.randomUUID(), savedAt: 1, preview: '', consent: '' }
  expect(designData.allows({ design })).toBe(true)
  const tooMany = Array.from({ length: MOST_STEPS + 1 }, () => words?.steps[0])
  expect(designData.allows({ design: { ...design, steps: tooMany } })).toBe(false)
  expect(designData.allows({ design: { ...design, name: `${design.name}x` } })).toBe(false)
})

test('[PROFILE-02] a picture shows what is the visitor’s own where the room is, or a material that they brought', () => {
  const isOwn = (room: DesignRoom, ...changes: Change[]) => {
    const design = visibleDesignOf(after(...changes), room, [])
    return design && showsOwn(design)
  }
  expect(isOwn(shell, paint, walnut)).toBe(false)
  expect(isOwn(shell, sample, walnut)).toBe(true)
  expect(isOwn(shell, { does: 'place-picture', picture, heightM: 0.6, hangs: true })).toBe(true)
  expect(isOwn(own, paint)).toBe(true)
  // After many changes the step's picture may be gone.
  expect(isOwn(shell, sample, ...Array<Change>(25).fill(paint))).toBe(true)
})
