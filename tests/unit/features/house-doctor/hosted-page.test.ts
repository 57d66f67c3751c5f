import { describe, expect, test } from 'vitest'
import { NO_AREA } from '#app/features/house-doctor/editor/area'
import type { Change } from '#app/features/house-doctor/editor/change'
import type { EditorAction } from '#app/features/house-doctor/editor/editor-actions'
import { type EditorState, editorReducer, newEditor } from '#app/features/house-doctor/editor/editor-state'
import { noticeWords } from '#app/features/house-doctor/editor/editor-words'
import { callOf } from '#app/features/house-doctor/editor/hosted/call'
import { consequenceOf, painting } from '#app/features/house-doctor/editor/hosted/service'
import { OPERATIONS, type Settings, usualSettings } from '#app/features/house-doctor/editor/settings'
import { variantName } from '#app/features/house-doctor/editor/variant-strip'
import { PHOTO, productsIn, variantOf } from '#app/features/house-doctor/editor/variants'
import { INTERVENTIONS } from '#app/features/house-doctor/engine/makeover/makeover'
import { SET_STYLES } from '#app/features/house-doctor/engine/staging/room-set'
import { type StyleId, styles } from '#app/features/house-doctor/engine/surfaces/styles'
import { hostedFunctions } from '#app/features/house-doctor/jobs/hosted/prompt'
import { readParameters } from '#app/features/house-doctor/jobs/parameters.schema'
import { openTools } from '#app/features/house-doctor/tools'

const picture = (shade: number) => ({ width: 2, height: 2, channels: 4, data: new Uint8ClampedArray(16).fill(shade) })
const set = (change: Partial<Settings>): Settings => ({
  ...{ ...usualSettings, sample: picture(1), reference: picture(2), wishes: { words: ' a warm room ' } },
  ...change,
})

/** What the API reads of a call as the page sends it. */
function readAs(tool: (typeof openTools)[number], settings: Settings) {
  const call = callOf(tool, settings)
  if (!call) return
  const form = new FormData()
  const file = new File(['pixels'], 'picture.png', { type: 'image/png' })
  for (const [name, value] of Object.entries({ ...call.fields, engine: 'ai', consent: 'a day' })) form.set(name, value)
  for (const name of ['image', call.isMasked && 'masked_image', call.sample?.field]) if (name) form.set(name, file)
  return readParameters(tool, form)
}

describe('what a page asks the hosted engine for', () => {
  const everySetting: Partial<Settings>[] = [
    ...(Object.keys(styles) as StyleId[]).map((look) => ({ look })),
    ...SET_STYLES.map((style) => ({ style })),
    ...(['living', 'bedroom', 'dining', 'study'] as const).map((kind) => ({ kind })),
    ...INTERVENTIONS.map((intervention) => ({ intervention, designs: 4, keepsStructure: false })),
    ...OPERATIONS.map((operation) => ({ operation })),
    ...[0, 40, 60, 100].map((strength) => ({ strength })),
    { wishes: { words: 'x'.repeat(2000) } },
    { wishes: { words: '  ' } },
  ]

  test.each(openTools)('[API-11] of %s is what the API takes, whatever is set', (tool) => {
    for (const change of everySetting) {
      const read = readAs(tool, set(change))
      expect(read?.ok ?? 'not asked', JSON.stringify([change, read])).toBe(read ? true : 'not asked')
    }
    // A thing in a room is not what the API makes of decor_staging: there a room is painted around the thing.
    const isAsked = hostedFunctions.includes(tool) && tool !== 'decor_staging'
    expect(callOf(tool, set({})) !== undefined).toBe(isAsked)
  })

  test('[API-11] says what was set, and asks for nothing while a picture is missing', () => {
    expect(callOf('colors_textures', set({ colour: '4F6B7C' }))?.fields).toMatchObject({ color: '#4F6B7C' })
    expect(callOf('redesign', set({ look: 'indochine', designs: 3 }))?.fields).toMatchObject({
      ...{ design_style: 'indochine', no_design: '3', ai_intervention: 'mid' },
    })
    expect(callOf('perfect_redesign', set({}))?.fields).toMatchObject({ prompt: 'a warm room' })
    expect(callOf('design_transfer', set({ strength: 100 }))?.fields).toEqual({ ai_intervention: 'extreme' })
    expect(callOf('texture_transfer', set({ sample: undefined }))).toBeUndefined()
    expect(callOf('design_transfer', set({ reference: undefined }))).toBeUndefined()
  })
})

describe('when the hosted engine does not paint', () => {
  test.each([
    ['hosted_engine_failed', 'hosted_engine_failed'],
    ['hosted_engine_spent', 'hosted_engine_spent'],
    ['engine_timeout', 'hosted_engine_failed'],
    ['engine_unavailable', 'hosted_engine_failed'],
    ['unexpected', 'hosted_engine_failed'],
    ['image_too_small', 'hosted_engine_failed'],
    ['quota_exceeded', 'quota_exceeded'],
    ['too_many_requests', 'quota_exceeded'],
    ['consent_missing', 'not_agreed'],
  ] as const)('[API-14] for %s the device does, and says why', (code, instead) => {
    expect(consequenceOf(code)).toEqual({ ok: true, instead })
    const sentence = noticeWords({ kind: 'done', what: 'changed', instead })
    expect(sentence).not.toBe(noticeWords({ kind: 'done', what: 'changed' }))
    expect(sentence).toContain(noticeWords({ kind: 'done', what: 'changed' }))
  })

  test('[API-14] for what was refused nobody does', () => {
    expect(consequenceOf('content_blocked')).toEqual({ ok: false, code: 'content_blocked' })
  })

  test('[API-14] without a connection the device does', async () => {
    const offline = {
      ask: () => Promise.reject(new TypeError('Failed to fetch')),
      listen: () => {
        throw new Error('nothing to listen to')
      },
    }
    const call = { address: '/ai-house-doctor/redesign', form: new FormData() }
    expect(await painting(offline, call, {})).toEqual({ ok: true, instead: 'unreachable' })
  })
})

describe('what the hosted engine painted', () => {
  const begin = newEditor({ photo: picture(1), isFirstOfMany: false }, 'material_swap')
  const lay: Change = { does: 'lay', material: 'limewash', turnDegrees: 0, strength: 1 }
  const made = (from: number, shade: number, job?: string): EditorAction => ({
    type: 'variant-made',
    picture: picture(shade),
    making: { from, tool: 'material_swap', area: NO_AREA, change: lay, job },
  })
  const following = (...actions: EditorAction[]): EditorState => actions.reduce(editorReducer, begin)

  test('[ROUTE-09, API-14] is marked so, and whatever is made of it', () => {
    const state = following(made(PHOTO, 2, 'a job'), made(2, 3), made(PHOTO, 4))
    expect(state.variants.map(({ made }) => made?.source)).toEqual([
      undefined,
      'compositeWithTrainedAlgorithmicMedia',
      'compositeWithTrainedAlgorithmicMedia',
      'compositeSynthetic',
    ])
    expect(variantName(state.variants, 2)).not.toBe(variantName(state.variants, 4).replace('3', '1'))
  })

  test('[ROUTE-09] is no product of the shop’s', () => {
    const limewash = [{ id: 'limewash' as const, product: 'son-voi' }]
    expect(productsIn(following(made(PHOTO, 2)), 2, limewash)).toEqual(['son-voi'])
    expect(productsIn(following(made(PHOTO, 2, 'a job')), 2, limewash)).toEqual([])
  })

  test('[CONSENT-01] goes with its job, and no undo brings it back', () => {
    const state = following(
      made(PHOTO, 2),
      made(2, 3, 'a job'),
      made(2, 4, 'a job'),
      made(4, 5),
      { type: 'variant-chosen', id: 4 },
      { type: 'painted-deleted', job: 'a job' },
    )
    expect(state.variants.map(({ id }) => id)).toEqual([PHOTO, 2, 5])
    expect(variantOf(state, state.document.shown).id).toBe(2)
    expect([...state.past, ...state.future].filter(({ shown }) => shown === 3 || shown === 4)).toEqual([])
    expect(state.notice).toEqual({ kind: 'done', what: 'deleted' })
  })
})
