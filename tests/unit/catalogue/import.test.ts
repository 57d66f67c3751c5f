import { describe, expect, test } from 'vitest'
import { csvOf, type FileRow, rangeAsRows } from '#tests/support/catalogue-file'
import { isCountry } from '../../../catalogue/import/countries'
import { readRows } from '../../../catalogue/import/read'
import { productsOf } from '../../../catalogue/import/rows'

const range = rangeAsRows()
const bytesOf = (text: string) => new TextEncoder().encode(text)
const PICTURE = '/catalogue/products/giuong-moc-chau-180.webp'
const take = (name: string, bytes: Uint8Array) => productsOf(readRows(name, bytes), (path) => path === PICTURE)
const takeCsv = (text: string) => take('products.csv', bytesOf(text))
const report = ({ complaints }: ReturnType<typeof take>) =>
  complaints.map(({ line, text }) => (line ? `line ${line}: ${text}` : text))

/** Values of a bed, which turn any row into a valid one. */
const bed = {
  category: 'bed',
  price_vnd: '12490000',
  was_price_vnd: '',
  width_mm: '1680',
  depth_mm: '2080',
  height_mm: '950',
}

/** The range with its second row (line 3 of a CSV) changed. */
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

test('[CAT-07] empty columns that a spreadsheet adds are none, unless something stands in them', () => {
  const wide = csvOf(range).replaceAll('\n', ',,\n')
  expect(takeCsv(wide).complaints).toEqual([])
  const [{ line, text } = { line: 0, text: '' }] = takeCsv(wide.replace(/,,\n$/, ',x,\n')).complaints
  expect([line, text]).toEqual([271, expect.stringMatching(/column \d+.* must be removed/)])
})

test('[CAT-07, CAT-10] facts of the trade are kept as they stand, and a wrong one is named by its line', () => {
  const withFacts = (facts: string) =>
    takeCsv(csvOf(range.map((row, at) => ({ ...row, ...(at === 1 && bed), facts: at === 1 ? facts : '' }))))
  const { rows, complaints } = withFacts('weight_kg 80 mattress_mm 1600x2000')
  expect(complaints).toEqual([])
  expect(rows[1]?.product.facts).toBe('weight_kg 80 mattress_mm 1600x2000')
  const wrong = report(withFacts('weight_kg 80 legs 4'))
  expect(wrong).toEqual([expect.stringMatching(/^line 3: facts must be .*not “legs 4”/)])
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
    [
      'with a heading that stands twice',
      csv.replace('was_price_vnd', 'price_vnd'),
      /^line 1: “price_vnd” stands twice/,
    ],
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
    expect(report(productsOf({ rows, complaints: [] }, () => true))).toEqual([
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
    [
      'a reduction that is none',
      { price_vnd: '9000000', was_price_vnd: '8000000' },
      /^line 3: was_price_vnd has to be higher/,
    ],
    ['a length with its unit', { width_mm: '180 cm' }, /^line 3: width_mm must be a length in whole millimetres/],
    ['a length in metres', { width_mm: '1.8' }, /^line 3: width_mm must be a length in whole millimetres/],
    [
      'a length in centimetres beside others in millimetres',
      { ...bed, width_mm: '168' },
      /^line 3: width_mm is 168, where bed has 320 to 7840 mm: are these centimetres\?/,
    ],
    [
      'a length in tenths of millimetres',
      { ...bed, width_mm: '16800' },
      /^line 3: width_mm is 16800, .* are these mm\?/,
    ],
    [
      'a price in thousands that an import could take',
      { ...bed, price_vnd: '12490' },
      /^line 3: price_vnd is 12490, .*/,
    ],
    [
      'a price with two digits too many',
      { ...bed, price_vnd: '1249000000' },
      /^line 3: price_vnd is 1249000000, .* are these đồng\?/,
    ],
    [
      'a former price in another unit than the price',
      { ...bed, price_vnd: '9990000', was_price_vnd: '1249000000' },
      /^line 3: was_price_vnd is 1249000000, where bed has 460000 to 550000000 đồng/,
    ],
    ['a length of nothing', { depth_mm: '0' }, /^line 3: depth_mm must be .*from 1 to 20000/],
    ['a material nobody has', { material: 'mahogany' }, /^line 3: material must be .*"oak"/],
    ['a colour nobody calls so', { colours: 'light_wood mauve' }, /^line 3: colours.* must be .*"beige"/],
    ['the same material twice', { material: 'oak', also_in: 'oak' }, /^line 3: also_in repeats/],
    [
      'a place for something else than the material',
      { summary_en: '{wood}, slatted' },
      /^line 3: summary_en .*{material}/,
    ],
    ['a category nobody has', { category: 'garden' }, /^line 3: category must be .*"bed"/],
    ['a name that is missing', { name_ja: '' }, /^line 3: name_ja must be .*missing/],
    ['a slug with accents', { slug: 'giường' }, /line 3: slug must be lower-case/],
    ['a day that is none', { added_on: '2026-02-31' }, /^line 3: added_on must be a day/],
    ['a picture elsewhere', { image: 'https://example.com/a.jpg' }, /^line 3: image must be the path/],
    [
      'a picture that is not there',
      { image: '/catalogue/products/no-such.webp' },
      /^line 3: image .* leads to no file/,
    ],
    ['an origin in words', { origin: 'Vietnam' }, /^line 3: origin must be the two capital letters/],
    ['an origin that nobody has', { origin: 'XX' }, /^line 3: origin must be the two capital letters/],
    ['a column called unusual that is none', { unusual: 'name_vi' }, /^line 3: unusual.* must be .*"width_mm"/],
  ])('[CAT-07] %s', (_, values, expected) => {
    const rows = range.map((row, at) => ({ image: '', colours: '', unusual: '', ...row, ...(at === 1 ? values : {}) }))
    const result = takeCsv(csvOf(rows as FileRow[]))
    expect(report(result).filter((line) => line.startsWith('line'))).toEqual([expect.stringMatching(expected)])
  })

  test('[CAT-07] a product in centimetres is named side by side', () => {
    const centimetres = { ...bed, width_mm: '168', depth_mm: '208', height_mm: '95' }
    expect(report(takeCsv(changed(centimetres)))).toEqual(
      ['width_mm', 'depth_mm', 'height_mm'].map((side) => expect.stringMatching(`^line 3: ${side} is .* centimetres`)),
    )
  })

  test('[CAT-07] what is unlike its category is taken where the file says that it is meant', () => {
    const rows = range.map((row) => ({ ...row, unusual: '', image: '' }))
    const take = (values: FileRow) => report(takeCsv(csvOf([...rows, { ...rows[0], ...bed, slug: 'x', ...values }])))
    expect(take({ width_mm: '300' })).toHaveLength(1)
    expect(take({ width_mm: '300', unusual: 'width_mm' })).toEqual([])
    expect(take({ width_mm: '300', price_vnd: '30000', unusual: 'width_mm' })).toHaveLength(1)
    expect(take({ width_mm: '300', price_vnd: '30000', unusual: 'price_vnd width_mm' })).toEqual([])
    expect(take({ image: PICTURE })).toEqual([])
  })

  test('[CAT-07] origins are the 249 countries of ISO 3166, and no other code that has a name', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const known = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry)
    expect(known).toHaveLength(249)
    expect(known).toEqual(expect.arrayContaining(['VN', 'DE', 'JP', 'GB', 'TW', 'HK']))
    for (const code of ['ZZ', 'XX', 'XA', 'EU', 'UN', 'UK', 'SU', 'DD']) expect(known).not.toContain(code)
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
