import { INTERVENTIONS } from '@vuong-tron/room-engine/makeover/makeover'
import { SET_STYLES } from '@vuong-tron/room-engine/staging/style'
import { type StyleId, styles } from '@vuong-tron/room-engine/surfaces/styles'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_AREA } from '#app/features/house-doctor/editor/area'
import type { Change } from '#app/features/house-doctor/editor/change'
import type { EditorAction } from '#app/features/house-doctor/editor/editor-actions'
import { noticeWords } from '#app/features/house-doctor/editor/editor-labels'
import { type EditorState, editorReducer, newEditor } from '#app/features/house-doctor/editor/editor-state'
import { PaintedNote } from '#app/features/house-doctor/editor/hosted/painted-note'
import { consequenceOf, painting } from '#app/features/house-doctor/editor/hosted/service'
import type { Notice } from '#app/features/house-doctor/editor/notice'
import { type Settings, usualSettings } from '#app/features/house-doctor/editor/settings'
import { deviceMarksOf, marksOf } from '#app/features/house-doctor/editor/tool-areas'
import { callOf } from '#app/features/house-doctor/editor/tool-changes'
import { ToolSettings } from '#app/features/house-doctor/editor/tool-settings'
import { variantName } from '#app/features/house-doctor/editor/variant-strip'
import { PHOTO, productsIn, variantOf } from '#app/features/house-doctor/editor/variants'
import { hostedFunctions } from '#app/features/house-doctor/jobs/hosted/prompt'
import { readParameters } from '#app/features/house-doctor/jobs/parameters.schema'
import { OPERATIONS } from '#app/features/house-doctor/labels'
import { editorToolIds } from '#app/features/house-doctor/tools'
import { m } from '#app/paraglide/messages.js'

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))

const picture = (shade: number) => ({ width: 2, height: 2, channels: 4, data: new Uint8ClampedArray(16).fill(shade) })
const set = (change: Partial<Settings>): Settings => ({
  ...usualSettings,
  sample: picture(1),
  reference: picture(2),
  wishes: { words: ' a warm room ' },
  ...change,
})

/** The API's reading of the page's call. */
function readAs(tool: (typeof editorToolIds)[number], settings: Settings) {
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
    ...(Object.keys(styles) as StyleId[]).map((makeoverStyle) => ({ makeoverStyle })),
    ...SET_STYLES.map((style) => ({ style })),
    ...(['living', 'bedroom', 'dining', 'study'] as const).map((kind) => ({ kind })),
    ...INTERVENTIONS.map((intervention) => ({ intervention, designs: 4, keepsStructure: false })),
    ...OPERATIONS.map((operation) => ({ operation })),
    ...[0, 40, 60, 100].map((strength) => ({ strength })),
    { wishes: { words: 'x'.repeat(2000) } },
    { wishes: { words: '  ' } },
  ]

  test.each(editorToolIds)('[API-11] of %s is what the API takes, whatever is set', (tool) => {
    for (const change of everySetting) {
      const read = readAs(tool, set(change))
      expect(read?.ok ?? 'not asked', JSON.stringify([change, read])).toBe(read ? true : 'not asked')
    }
    // The API's decor_staging paints a room around a thing, which differs from the page's tool.
    const isAsked = hostedFunctions.includes(tool) && tool !== 'decor_staging'
    expect(callOf(tool, set({})) !== undefined).toBe(isAsked)
  })

  test('[API-11] says what was set, and asks for nothing while a picture is missing', () => {
    expect(callOf('colors_textures', set({ colour: '4F6B7C' }))?.fields).toMatchObject({ color: '#4F6B7C' })
    expect(callOf('redesign', set({ makeoverStyle: 'indochine', designs: 3 }))?.fields).toMatchObject({
      design_style: 'indochine',
      no_design: '3',
      ai_intervention: 'mid',
    })
    expect(callOf('perfect_redesign', set({}))?.fields).toMatchObject({ prompt: 'a warm room' })
    expect(callOf('design_transfer', set({ strength: 100 }))?.fields).toEqual({ ai_intervention: 'extreme' })
    expect(callOf('texture_transfer', set({ sample: undefined }))).toBeUndefined()
    expect(callOf('design_transfer', set({ reference: undefined }))).toBeUndefined()
  })
})

describe('what is set for the hosted engine', () => {
  const shown = (tool: (typeof editorToolIds)[number], change: Partial<Settings>) => {
    const ignore = () => {}
    const to = {
      isOutside: false,
      isFurnished: false,
      canGoAround: true,
      materials: [],
      onWords: async () => undefined,
    }
    const acts = { onSet: ignore, onPicture: ignore, onClear: ignore }
    return renderToStaticMarkup(createElement(ToolSettings, { ...to, ...acts, tool, settings: set(change) }))
  }
  test('[HD-08] where furniture stands in the photo, a set asks how to go in, and elsewhere it does not', () => {
    const acts = { onSet: () => {}, onPicture: () => {}, onClear: () => {}, onWords: async () => undefined }
    const asked = (isFurnished: boolean) =>
      renderToStaticMarkup(
        createElement(ToolSettings, {
          tool: 'virtual_staging',
          settings: set({ isHosted: false }),
          isOutside: false,
          isFurnished,
          canGoAround: true,
          materials: [],
          ...acts,
        }),
      ).includes(m.house_doctor_furnished())
    expect([asked(true), asked(false)]).toEqual([true, false])
  })

  const [budget, room] = [m.house_doctor_set_budget(), m.house_doctor_set_room()]
  const strength = m.house_doctor_strength({ percent: 100 })
  const turn = m.house_doctor_turn_title()

  test.each([
    ['redesign', [budget, m.house_doctor_makeover_floor_text()], [room]],
    ['perfect_redesign', [budget, m.house_doctor_makeover_floor_text()], [room]],
    ['virtual_staging', [budget], [room]],
    ['fill_spaces', [budget, m.house_doctor_gap_text()], [room]],
    ['colors_textures', [strength], []],
    ['material_swap', [strength, turn], []],
    ['texture_transfer', [strength, turn, m.house_doctor_sample_width({ width: 60 })], []],
  ] as const)('[ROUTE-09, API-11] of %s leaves out what it is not told', (tool, untold, told) => {
    const [ofDevice, ofHosted] = [shown(tool, {}), shown(tool, { isHosted: true })]
    for (const words of [...untold, ...told]) expect(ofDevice).toContain(words)
    for (const words of untold) expect(ofHosted).not.toContain(words)
    for (const words of told) expect(ofHosted).toContain(words)
  })

  test('[ROUTE-09, API-11] shows all that it is told', () => {
    expect(shown('design_transfer', { isHosted: true })).toContain(strength)
    expect(shown('redesign', { isHosted: true, intervention: 'low' })).toContain(room)
    expect(shown('precision', { isHosted: true })).toContain(room)
    expect(callOf('precision', set({ style: 'industrial' }))?.fields).toMatchObject({ design_style: 'no_style' })
  })

  test('[ROUTE-09] lets nobody mark for a redesign what only the device is told', () => {
    for (const tool of ['redesign', 'perfect_redesign'] as const) {
      const settings = set({ intervention: 'extreme', isHosted: true })
      expect(marksOf(tool, settings)).toBe('nothing')
      expect(deviceMarksOf(tool, settings)).toBe('thing')
    }
    expect(marksOf('furniture_removal', set({ isHosted: true }))).toBe('thing')
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
    ['too_many_requests', 'too_many_requests'],
    ['consent_missing', 'consent_missing'],
  ] as const)('[API-14] for %s the device does, and says why', (code, why) => {
    expect(consequenceOf(code)).toEqual({ ok: true, instead: { why } })
    const sentence = noticeWords({ kind: 'done', what: 'changed', instead: { why } })
    expect(sentence).not.toBe(noticeWords({ kind: 'done', what: 'changed' }))
    expect(sentence).toContain(noticeWords({ kind: 'done', what: 'changed' }))
  })

  test('[API-14] for what was refused nobody does', () => {
    expect(consequenceOf('content_blocked')).toEqual({ ok: false, code: 'content_blocked' })
  })

  const call = { address: '/ai-house-doctor/redesign', form: new FormData() }
  const silent = { listen: () => new EventTarget() as EventSource, renew: async () => true }
  const offline = { ...silent, ask: () => Promise.reject(new TypeError('Failed to fetch')) }

  test('[API-14] it is said when the service may be asked again', async () => {
    const headers = { 'retry-after': '28790' }
    const ask = async () => Response.json({ code: 'quota_exceeded' }, { status: 429, headers })
    const instead = { why: 'quota_exceeded', retryAfter: 28790 } as const
    expect(await painting({ ...silent, ask }, call, {})).toEqual({ ok: true, instead })
    const sentenceAfter = (retryAfter: number) =>
      noticeWords({ kind: 'done', what: 'changed', instead: { ...instead, retryAfter } })
    expect(sentenceAfter(28790)).toContain('8 giờ nữa')
    expect(sentenceAfter(61)).toContain('2 phút nữa')
  })

  test('[API-14, CONSENT-01] a file that does not come is waited for no longer than a picture, and deleted', async () => {
    const asked: string[] = []
    const signals: (AbortSignal | null | undefined)[] = []
    const painted = { id: 'a-job', status: 'succeeded', output_images: [{ url: '/picture' }] }
    const ask = async (address: string, { method, signal }: RequestInit = {}) => {
      asked.push(`${method ?? 'GET'} ${address}`)
      signals.push(signal)
      if (method === 'POST') return Response.json(painted)
      return method ? new Response(null, { status: 204 }) : new Promise<Response>(() => {})
    }
    const api = { ...silent, ask }
    expect(await painting(api, call, {}, 20)).toEqual({ ok: true, instead: { why: 'unreachable' } })
    expect(asked).toEqual([`POST ${call.address}`, 'GET /picture', 'DELETE /api/v1/jobs/a-job'])
    expect(signals[1]?.aborted).toBe(true)
  })

  test('[ROUTE-09, API-14] of some designs only, it is said how many did not come', async () => {
    const painted = { id: 'a-job', status: 'succeeded', output_images: [{ url: '/picture' }], missing_designs: 2 }
    const ask = async (_: string, { method }: RequestInit = {}) =>
      method === 'POST' ? Response.json(painted) : new Response('a picture')
    expect(await painting({ ...silent, ask }, call, {})).toMatchObject({ ok: true, job: 'a-job', missing: 2 })
    const words = m.house_doctor_designs_missing({ missing: 2, asked: 3 })
    const making = { from: PHOTO, tool: 'redesign', area: NO_AREA, change: { does: 'remove' } } as never
    const noticeAfter = (missing: number) => {
      const begun = newEditor({ photo: picture(1), isFirstOfMany: false }, 'redesign')
      const designs = { missing, requested: 3 }
      return editorReducer(begun, { type: 'variant-made', picture: picture(2), making, designs }).notice as Notice
    }
    expect(noticeWords(noticeAfter(2))).toContain(words)
    expect(noticeWords(noticeAfter(0))).toBe(m.house_doctor_done_changed())
  })

  test('[API-14] without a connection the device does', async () => {
    expect(await painting(offline, call, {})).toEqual({ ok: true, instead: { why: 'unreachable' } })
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
    expect(variantName(state.variants, state, 2)).not.toBe(variantName(state.variants, state, 4).replace('3', '1'))
  })

  test('[ROUTE-09] is no product of the shop’s', () => {
    const limewash = [{ id: 'limewash' as const, surface: 'wall' as const, product: 'son-voi' }]
    expect(productsIn(following(made(PHOTO, 2)), 2, limewash)).toEqual(['son-voi'])
    expect(productsIn(following(made(PHOTO, 2, 'a job')), 2, limewash)).toEqual([])
  })

  test('[CONSENT-01] says how much goes with it, and what stays', () => {
    const state = following(made(PHOTO, 2, 'a job'), made(PHOTO, 3, 'a job'), made(2, 4), made(4, 5))
    const note = (results: EditorState, shown: number) =>
      renderToStaticMarkup(createElement(PaintedNote, { results, shown, onForget: async () => {} }))
    expect(note(state, 2)).toContain(m.house_doctor_hosted_delete_all({ count: 2 }))
    expect(note(state, 2)).toContain(m.house_doctor_hosted_keeps_derived({ count: 2 }))
    const alone = following(made(PHOTO, 2, 'a job'))
    expect(note(alone, 2)).toContain(m.house_doctor_hosted_delete())
    expect(note(alone, 2)).toContain(m.house_doctor_hosted_keeps())
    expect(note(state, 4)).toBe('')
  })

  test('[CONSENT-01] that could only be deleted here is told so', () => {
    const state = following(made(PHOTO, 2, 'a job'), { type: 'painted-deleted', job: 'a job', isWaiting: true })
    expect(state.variants.map(({ id }) => id)).toEqual([PHOTO])
    expect(state.notice).toEqual({ kind: 'done', what: 'deleted_here' })
  })

  test('[CONSENT-01] goes with its job, and no undo brings it back', () => {
    const state = following(
      made(PHOTO, 2),
      made(2, 3, 'a job'),
      made(2, 4, 'a job'),
      made(4, 5),
      { type: 'variant-chosen', id: 4 },
      { type: 'painted-deleted', job: 'a job', isWaiting: false },
    )
    expect(state.variants.map(({ id }) => id)).toEqual([PHOTO, 2, 5])
    expect(variantOf(state, state.document.shown).id).toBe(2)
    expect([...state.past, ...state.future].filter(({ shown }) => shown === 3 || shown === 4)).toEqual([])
    expect(state.notice).toEqual({ kind: 'done', what: 'deleted' })
  })
})
