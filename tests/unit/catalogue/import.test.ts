import { describe, expect, test } from 'vitest'
import { csvOf, type FileRow, rangeAsRows } from '#tests/support/catalogue-file'
import { readRows } from '../../../catalogue/import/read'
import { productsOf } from '../../../catalogue/import/rows'

const range = rangeAsRows()
const bytesOf = (text: string) => new TextEncoder().encode(text)
const take = (name: string, bytes: Uint8Array) => productsOf(readRows(name, bytes))
const takeCsv = (text: string) => take('products.csv', bytesOf(text))
const report = ({ complaints }: ReturnType<typeof take>) =>
  complaints.map(({ line, text }) => (line ? `line ${line}: ${text}` : text))

/** The range with one row changed: the second one, which stands on line 3 of a CSV. */
const changed = (values: FileRow) => csvOf(range.map((row, at) => (at === 1 ? { ...row, ...values } : row)))

describe('an import file in order', () => {
  test('[CAT-07] as CSV, also with the byte order mark and line ends of a spreadsheet', () => {
    for (const text of [csvOf(range), `\ufeff${csvOf(range)}`, csvOf(range).replaceAll('\n', '\r\n')]) {
      const { rows, complaints } = takeCsv(text)
      expect(complaints).toEqual([])
      expect(rows).toHaveLength(270)
    }
  })

  test('[CAT-07] as JSON, with numbers as numbers and nothing where there is nothing', () => {
    const list = range.map((row) => ({ ...row, price_vnd: Number(row.price_vnd), was_price_vnd: null }))
    const { rows, complaints } = take('products.json', bytesOf(JSON.stringify(list)))
    expect(complaints).toEqual([])
    expect(rows[0]?.product).toMatchObject({ slug: range[0]?.slug, priceVnd: Number(range[0]?.price_vnd) })
  })
})

describe('an import file that cannot be read', () => {
  const csv = csvOf(range)
  test.each([
    ['empty', '', /empty/],
    ['with its heading alone', csv.slice(0, csv.indexOf('\n') + 1), /holds no product/],
    ['cut off within a line', csv.slice(0, csv.length - 40), /line 271: .*cut off/],
    [
      'cut off at the end of a line',
      csv.slice(0, csv.indexOf('\n', csv.length / 2) + 1),
      /is missing: a furniture package/,
    ],
    ['cut off within quotes', `${csv.slice(0, csv.indexOf('\n') + 1)}"abc\n`, /quotes has no end/],
    ['with a value too many', csv.replace('\n', '\nx,'), /line 2: .*as many values/],
    ['with a heading that nobody knows', csv.replace('price_vnd', 'price'), /price_vnd must be/],
  ])('[CAT-07] %s says so', (_, text, expected) => {
    const result = takeCsv(text)
    expect(result.rows.length === 0 || result.complaints.length > 0).toBe(true)
    expect(report(result).join('\n')).toMatch(expected)
  })

  test('[CAT-07] in another encoding, or written in two, says so', () => {
    const latin = Uint8Array.from('slug,name_de\nx,M\u00f6bel\n', (letter) => letter.charCodeAt(0))
    expect(report(take('products.csv', latin))).toEqual([expect.stringContaining('not UTF-8')])
    const utf16 = new Uint8Array([0xff, 0xfe, 0x73, 0x00])
    expect(report(take('products.csv', utf16))).toEqual([expect.stringContaining('UTF-16')])
    const misread = changed({ name_vi: 'Tủ quần áo'.normalize('NFC').replace('ủ', 'á»§') })
    expect(report(takeCsv(misread))).toEqual([expect.stringMatching(/^line 3: .*another encoding/)])
  })

  test('[CAT-07] as JSON that is cut off, or no list, says so', () => {
    const json = JSON.stringify(range)
    expect(report(take('a.json', bytesOf(json.slice(0, -10))))).toEqual([expect.stringMatching(/no valid JSON/)])
    expect(report(take('a.json', bytesOf('{"slug":"x"}')))).toEqual([expect.stringMatching(/no list/)])
    expect(report(take('a.json', bytesOf('[1]')))).toEqual([expect.stringMatching(/^line 1: .*no object/)])
  })

  test('[CAT-07] that is huge is refused before it is read', () => {
    expect(report(take('a.csv', new Uint8Array(129 * 1024 * 1024)))).toEqual([
      expect.stringMatching(/129 MB; at most 128/),
    ])
  })

  test('[CAT-07] with more products than an import takes is refused with their number', () => {
    const rows = Array.from({ length: 200_001 }, (_, at) => ({ line: at + 2, values: {} }))
    expect(report(productsOf({ rows, complaints: [] }))).toEqual([
      expect.stringMatching(/200001 products; at most 200000/),
    ])
  })
})

describe('a row that is wrong is named by its line', () => {
  test.each([
    ['a negative price', { price_vnd: '-12490000' }, /^line 3: price_vnd must be a price in whole đồng/],
    [
      'a price with its sign and dots',
      { price_vnd: '12.490.000 ₫' },
      /^line 3: price_vnd must be a price in whole đồng/,
    ],
    ['a price in thousands', { price_vnd: '124' }, /^line 3: price_vnd must be .*from 1000/],
    ['a reduction that is none', { was_price_vnd: '1000' }, /^line 3: was_price_vnd has to be higher/],
    ['a length with its unit', { width_mm: '180 cm' }, /^line 3: width_mm must be a length in whole millimetres/],
    ['a length in metres', { width_mm: '1.8' }, /^line 3: width_mm must be a length in whole millimetres/],
    [
      'lengths in centimetres',
      { category: 'bed', width_mm: '180', depth_mm: '208', height_mm: '95' },
      /^line 3: 180 × 208 × 95 mm .* centimetres/,
    ],
    ['a length of nothing', { depth_mm: '0' }, /^line 3: depth_mm must be .*from 1 to 20000/],
    ['a material nobody has', { material: 'mahogany' }, /^line 3: material must be .*"oak"/],
    ['a colour nobody calls so', { colours: 'light_wood mauve' }, /^line 3: colours.* must be .*"beige"/],
    ['the same material twice', { material: 'oak', also_in: 'oak' }, /^line 3: also_in repeats/],
    ['a category nobody has', { category: 'garden' }, /^line 3: category must be .*"bed"/],
    ['a name that is missing', { name_ja: '' }, /^line 3: name_ja must be .*missing/],
    ['a slug with accents', { slug: 'giường' }, /line 3: slug must be lower-case/],
    ['a day that is none', { added_on: '2026-02-31' }, /^line 3: added_on must be a day/],
    ['a picture elsewhere', { image: 'https://example.com/a.jpg' }, /^line 3: image must be the path/],
    ['an origin in words', { origin: 'Vietnam' }, /^line 3: origin must be the two capital letters/],
  ])('[CAT-07] %s', (_, values, expected) => {
    const rows = range.map((row, at) => ({ image: '', colours: '', ...row, ...(at === 1 ? values : {}) }))
    const result = takeCsv(csvOf(rows as FileRow[]))
    expect(report(result).filter((line) => line.startsWith('line'))).toEqual([expect.stringMatching(expected)])
  })

  test('[CAT-07] a product that stands there twice names both lines', () => {
    const result = takeCsv(csvOf([...range, range[4] ?? {}]))
    expect(report(result)).toEqual([`line 272: slug ${range[4]?.slug} stands on line 6 already`])
  })

  test('[CAT-07] every wrong row is named, in the order of the file', () => {
    const result = takeCsv(csvOf(range.map((row) => ({ ...row, stock: '-1' }))))
    expect(report(result)).toHaveLength(270)
    expect(report(result)[0]).toMatch(/^line 2: stock/)
    expect(report(result).at(-1)).toMatch(/^line 271: stock/)
  })

  test('[CAT-07] a file without a piece of a furniture package says which', () => {
    const rows = range.filter(({ slug }) => slug !== 'sofa-nam-xuan-huong')
    expect(report(takeCsv(csvOf(rows)))).toEqual(['sofa-nam-xuan-huong is missing: a furniture package holds it'])
  })
})
