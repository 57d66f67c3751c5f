import { LANGUAGES } from '@vuong-tron/room-engine/makeover/lexicons/lexicons'
import { INTERVENTIONS, type Phrase, type Understood, understand } from '@vuong-tron/room-engine/makeover/makeover'
import { read } from '@vuong-tron/room-engine/makeover/reading'
import { type MaterialId, materials } from '@vuong-tron/room-engine/surfaces/surfaces'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { NO_AREA } from '#app/features/house-doctor/editor/area'
import { AreaChoice } from '#app/features/house-doctor/editor/area-choice'
import { MakeoverChoice } from '#app/features/house-doctor/editor/makeover-choice'
import { PrecisionChoice } from '#app/features/house-doctor/editor/precision-choice'
import { usualSettings } from '#app/features/house-doctor/editor/settings'
import { NOTHING_SAID, settingsFromWords } from '#app/features/house-doctor/editor/spoken-instruction'
import { ordersIn } from '#app/features/house-doctor/jobs/kernels/words'
import { labelsIn, OPERATIONS } from '#app/features/house-doctor/labels'
import { m } from '#app/paraglide/messages.js'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'

/** Meaning of each kind of label; `before` is text that some labels need to mean anything. */
const meant: Record<Phrase['kind'], (name: string) => { before?: string; understood: object }> = {
  materials: (material) => ({ understood: { orders: [{ do: 'retexture', material }] } }),
  hex: (colour) => ({ understood: { orders: [{ do: 'recolour', colour }] } }),
  targets: (target) => ({ before: '#123456 ', understood: { orders: [{ do: 'recolour', target }] } }),
  furniture: (category) => ({ understood: { orders: [{ do: 'insert', category }] } }),
  styles: (style) => ({ understood: { orders: [], look: { style } } }),
  rooms: (kind) => ({ understood: { orders: [], look: { kind } } }),
  interventions: (intervention) => ({ understood: { orders: [], look: { intervention } } }),
  verbs: () => ({ understood: {} }),
  fillers: () => ({ before: '#123456 ', understood: { orders: [{ do: 'recolour', colour: '123456' }] } }),
  joints: () => ({ understood: {} }),
  colours: () => ({ understood: {} }),
  shades: (shade) => ({ understood: { orders: [{ do: 'recolour', colour: shade }] } }),
  furnishings: () => ({ understood: {} }),
  rest: () => ({ understood: {} }),
  paint: () => ({ understood: {} }),
  painting: () => ({ understood: {} }),
  negations: () => ({ understood: {} }),
  mildNegations: () => ({ understood: {} }),
  these: () => ({ understood: {} }),
  locatives: () => ({ understood: {} }),
  turns: () => ({ understood: {} }),
}

const ignore = () => {}
const unheard = async () => undefined
const picture = { width: 1, height: 1, channels: 3, data: new Uint8Array(3) }
const swatches = (Object.keys(materials) as MaterialId[]).map((id) => ({
  id,
  surface: 'wall' as const,
  colour: '',
  turnDegrees: 0,
  picture,
}))

/** Labels of the page parts beside the text field, in all their states. */
const beside = [
  ...INTERVENTIONS.map((intervention) =>
    createElement(MakeoverChoice, { settings: { ...usualSettings, intervention }, onSet: ignore, onWords: unheard }),
  ),
  ...OPERATIONS.map((operation) =>
    createElement(PrecisionChoice, {
      settings: { ...usualSettings, operation },
      materials: swatches,
      onSet: ignore,
      onWords: unheard,
    }),
  ),
  createElement(AreaChoice, {
    area: NO_AREA,
    isFolded: true,
    hasSurfaces: true,
    takesOut: false,
    isMarkable: true,
    isOutside: false,
    framesAll: false,
    hasFeather: true,
    hand: 'look',
    radiusPx: 28,
    onArea: ignore,
    onHand: ignore,
    onRadius: ignore,
  }),
]

/** Options under each heading. */
const optionsIn = (html: string) =>
  [...html.matchAll(/<fieldset><legend[^>]*>([^<]*)<\/legend>(.*?)<\/fieldset>/gs)].map(
    ([, title = '', inside = '']) => ({
      title,
      options: [
        ...inside.matchAll(/<button[^>]*>(.*?)<\/button>|<label[^>]*><input type="radio".*?>(.*?)<\/label>/gs),
      ].map(([, button, label]) => (button ?? label ?? '').replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')),
    }),
  )

afterEach(() => overwriteGetLocale(() => 'vi'))

describe.each(LANGUAGES)('%s', (language) => {
  const labels = labelsIn(language)

  test.each(labels.filter(({ kind }) => kind !== 'verbs'))('[TEXT-04] “$words” is $name', ({ kind, name, words }) => {
    const { before = '', understood } = meant[kind](name)
    for (const said of [words, words.replaceAll('ß', 'ẞ').toUpperCase(), `${words}.`])
      if (kind !== 'interventions' || said !== `${words}.`)
        expect(understand(before + said, language, { [language]: labels })).toMatchObject({ ok: true, ...understood })
  })

  test('[TEXT-04] the names of what is done say that', () => {
    for (const { name, words } of labels.filter(({ kind }) => kind === 'verbs'))
      expect(read(words, language, labels)).toMatchObject({ clauses: [{ verbs: [name] }], unknown: [] })
  })

  test('[TEXT-04] a call may say in any language what the page of that language shows', () => {
    for (const { words, kind } of labels)
      if (kind === 'materials' || kind === 'hex') expect(ordersIn({ prompt: words })).toMatchObject({ ok: true })
  })

  test('[TEXT-04] what the page shows beside the words is what it reads, and nothing else', () => {
    overwriteGetLocale(() => language)
    const others: readonly string[] = [
      m.house_doctor_hand_title(),
      m.house_doctor_designs_title(),
      m.house_doctor_set_budget(),
    ]
    const shown = beside.flatMap((part) => optionsIn(renderToStaticMarkup(part)))
    const named = shown.filter(({ title }) => !others.includes(title)).flatMap(({ options }) => options)
    expect(new Set(shown.map(({ title }) => title)).size).toBeGreaterThan(others.length + 5)
    expect([...new Set(named)].sort()).toEqual([...new Set(labels.map(({ words }) => words))].sort())
  })
})

test('[TEXT-04] an unknown word in katakana stays one word', () => {
  expect(understand('壁をスーパーボールにして', 'ja')).toMatchObject({ ok: false, unknown: ['スーパーボール'] })
})

test('[TEXT-04] words that name the look of a room set it, and two looks none', () => {
  const heard = (words: string): Understood => understand(words, 'en', { en: labelsIn('en') })
  const understood = heard('Japandi, and paint the left wall Stone grey')
  expect(understood).toMatchObject({ ok: true, orders: [{ do: 'recolour', target: 'wall_left', colour: '8E8A86' }] })
  expect(settingsFromWords({ words: 'Japandi', understood })).toEqual({ makeoverStyle: 'japandi' })
  expect(settingsFromWords(NOTHING_SAID)).toEqual({})
  expect(heard('Japandi, Industrial')).toMatchObject({ ok: false, unknown: [] })
})

test('[TEXT-04] a call that names a style in words is not guessed at: style has a field', () => {
  expect(ordersIn({ prompt: 'Japandi' })).toMatchObject({ ok: false, code: 'not_understood', unknown: [] })
})
