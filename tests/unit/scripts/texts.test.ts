import { describe, expect, test } from 'vitest'
import type { Locale } from '#app/features/languages/languages'
import { compileText } from '../../../scripts/build/texts/compile'
import { inTenThousands } from '../../../scripts/build/texts/figures'
import { lapsedIn, placeholdersIn } from '../../../scripts/lib/placeholders'

const text = (body: string) => `---\n\ntitle: "T"\ndescription: "D"\nlead: "L"\n---\n\n${body}\n`
const blocks = (body: string, language: Locale = 'en') => compileText(text(body), language).text.blocks

describe('[ROUTE-08] a long text', () => {
  test('has its title, description and lead from the front matter', () => {
    expect(compileText(text('## One'), 'en').text).toMatchObject({ title: 'T', description: 'D', lead: 'L' })
    expect(() => compileText('## One', 'en')).toThrow('front matter')
  })

  test('is headings, paragraphs, lists, tables and quotes', () => {
    expect(blocks('## One\n\nTwo **three** _four_ [five](/six).\n\n- seven\n\n> eight\n\n| a |\n| - |\n| b |')).toEqual(
      [
        { kind: 'heading', level: 2, text: ['One'] },
        {
          kind: 'paragraph',
          text: ['Two ', { strong: ['three'] }, ' ', { emphasis: ['four'] }, ' ', { link: ['five'], to: '/six' }, '.'],
        },
        { kind: 'list', isOrdered: false, items: [['seven']] },
        { kind: 'quote', text: ['eight'] },
        { kind: 'table', head: [['a']], rows: [[['b']]] },
      ],
    )
  })

  test('writes figures as its readers do, a percent sign with them', () => {
    expect(blocks('{{fact:urban_share_2025}}%', 'vi')).toEqual([
      { kind: 'paragraph', text: [{ figure: '38,6%', citation: 1 }] },
    ])
    expect(blocks('{{fact:urban_share_2025}}\u00a0%', 'de')).toMatchObject([{ text: [{ figure: '38,6\u00a0%' }] }])
    expect(blocks('{{fact:urban_share_2025}}％', 'ja')).toMatchObject([{ text: [{ figure: '38.6％' }] }])
    expect(blocks('{{fact:flats_hanoi_q4_2025}}')).toMatchObject([{ text: [{ figure: '15,500' }] }])
  })

  test('counts millions and billions in Japanese by ten thousands', () => {
    expect(blocks('{{fact:population_2025}}人', 'ja')).toMatchObject([{ text: [{ figure: '1億230万' }, '人'] }])
    expect(blocks('{{fact:urban_people_2025}}人', 'ja')).toMatchObject([{ text: [{ figure: '3,950万' }, '人'] }])
    expect(blocks('{{fact:ecommerce_2025}}', 'ja')).toMatchObject([{ text: [{ figure: '310億' }] }])
    expect(blocks('{{fact:wood_exports_us_2025}}', 'ja')).toMatchObject([{ text: [{ figure: '94億6,000万' }] }])
    // None of these is a whole number as a product of binary fractions.
    expect([16.4, 4.1, 32.8].map((billions) => inTenThousands(billions * 1e9))).toEqual(['164億', '41億', '328億'])
    expect(blocks('{{fact:population_2025}} Millionen', 'de')).toMatchObject([
      { text: [{ figure: '102,3' }, ' Millionen'] },
    ])
  })

  test('cites a source once in a paragraph, after its last figure, and again in the next', () => {
    const twice = '{{fact:population_2025}} {{fact:urban_share_2025}}'
    const cited = [{ figure: '102.3' }, ' ', { figure: '38.6', citation: 1 }]
    expect(blocks(`${twice}\n\n${twice}`)).toEqual([
      { kind: 'paragraph', text: cited },
      { kind: 'paragraph', text: cited },
    ])
  })

  test('marks what nobody has confirmed', () => {
    expect(blocks('{{fact:founding_year}}')).toEqual([
      { kind: 'paragraph', text: [{ figure: '[founding year]', isPlaceholder: true }] },
    ])
  })

  test('draws charts of facts alone, with their sources in order', () => {
    const chart = (value: string) =>
      `\`\`\`chart\n${JSON.stringify({ kind: 'bars', title: 't', unit: 'u', points: [{ label: 'l', value }], note: 'n', source: 'xinhua_census_2019' })}\n\`\`\``
    expect(blocks(chart('{{fact:households_2019}}'))).toMatchObject([
      { chart: { points: [{ label: 'l', figure: '26.9', value: 26.9 }], citations: [1] } },
    ])
    expect(() => blocks(chart('7'))).toThrow('a chart shows facts')
    expect(() => blocks(chart('{{fact:investment_share_ai}}').replace('bars', 'line'))).toThrow('through placeholders')
  })

  test.each([
    ['{{fact:no_such}}', 'no fact is called no_such'],
    ['# One', 'a heading of level 1'],
    ['<b>one</b>', 'has no place'],
    ['![one](/two.png)', 'has no place'],
    ['[one](https://example.com)', 'a link to elsewhere'],
    ['```js\n1\n```', 'a code block that is no chart'],
    ['---', 'has no place'],
    ['> one\n>\n> two', 'a quote is one paragraph'],
  ])('refuses %s', (body, reason) => {
    expect(() => blocks(body)).toThrow(reason)
  })
})

test('a fact that nobody has confirmed is named with its file', () => {
  const facts = { year: { value: 1, placeholder: true }, name: { value: 'x', placeholder: false } }
  expect(placeholdersIn('facts.ts', facts)).toEqual(['facts.ts: year'])
})

test('[ROUTE-10] a law holds until its last day in Vietnam has passed, and is then named with its file', () => {
  const at = (moment: string) => lapsedIn('facts.ts', { rate: { until: '2026-12-31' } }, new Date(moment))
  expect(at('2026-12-31T23:59:59+07:00')).toEqual([])
  expect(at('2027-01-01T00:00:00+07:00')).toEqual([expect.stringMatching(/^facts\.ts: rate held until 2026-12-31/)])
})
