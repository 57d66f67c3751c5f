import { expect, test } from 'vitest'
import { type Order, understand } from '../src/makeover/instruction.ts'
import { LANGUAGES, type Language } from '../src/makeover/lexicons/lexicons.ts'
import { oklabOfHex } from '../src/surfaces/plan.ts'

const green: Partial<Order> = { do: 'recolour', colour: '4F7D4C' }
const cases: [Language, string, Partial<Order>[]][] = [
  ['vi', 'Sơn tường này màu xanh lá', [{ ...green, target: 'wall' }]],
  ['vi', 'đổi sang màu kem', [{ do: 'recolour', colour: 'F5ECD7' }]],
  ['vi', 'lát sàn bằng gỗ óc chó', [{ do: 'retexture', material: 'walnut_planks', target: 'floor' }]],
  ['vi', 'Thay bằng gạch bông nhé', [{ do: 'retexture', material: 'cement_tiles' }]],
  ['vi', 'bỏ cái ghế sofa này đi', [{ do: 'remove' }]],
  ['vi', 'dat mot ke sach o day', [{ do: 'insert', category: 'bookshelf' }]],
  [
    'vi',
    'giữ nguyên sàn, sơn tường màu trắng',
    [
      { do: 'keep', target: 'floor' },
      { do: 'recolour', target: 'wall' },
    ],
  ],
  ['en', 'Paint this wall sage green.', [{ do: 'recolour', colour: 'A9B59A', target: 'wall' }]],
  ['en', 'make it #B3BDA5', [{ do: 'recolour', colour: 'B3BDA5' }]],
  ['en', 'replace the floor with white marble', [{ do: 'retexture', material: 'white_marble', target: 'floor' }]],
  ['en', 'Take out this thing', [{ do: 'remove' }]],
  ['en', 'put a coffee table here', [{ do: 'insert', category: 'coffee-table' }]],
  [
    'en',
    'keep the floor and paint the walls green',
    [
      { do: 'keep', target: 'floor' },
      { ...green, target: 'wall' },
    ],
  ],
  ['de', 'Streiche die Wand grün', [{ ...green, target: 'wall' }]],
  ['de', 'Boden durch Eiche ersetzen', [{ do: 'retexture', material: 'oak_planks', target: 'floor' }]],
  ['de', 'ein Eichenboden, bitte', [{ do: 'retexture', material: 'oak_planks', target: 'floor' }]],
  ['de', 'Bitte entferne das Sofa', [{ do: 'remove' }]],
  ['de', 'Stelle hier ein Bücherregal hin', [{ do: 'insert', category: 'bookshelf' }]],
  ['ja', 'この壁を緑に塗ってください', [{ ...green, target: 'wall' }]],
  ['ja', '床をウォールナットに変えて', [{ do: 'retexture', material: 'walnut_planks', target: 'floor' }]],
  ['ja', 'これを消して', [{ do: 'remove' }]],
  ['ja', 'ここに本棚を置いて', [{ do: 'insert', category: 'bookshelf' }]],
]

test.each(cases)('%s: “%s” is understood, on a page of any language', (own, words, orders) => {
  for (const language of [own, ...LANGUAGES.filter((one) => one !== own)]) {
    const understood = understand(words, language)
    expect(understood).toMatchObject({ ok: true })
    if (language === own) expect(understood).toMatchObject({ orders })
  }
})

/** OKLab lightness and chroma of the colour named in words. */
function paintOf(words: string, language: Language = 'en') {
  const understood = understand(words, language)
  const [order] = understood.ok ? understood.orders : []
  if (order?.do !== 'recolour') throw new Error(words)
  const [lightness, a, b] = oklabOfHex(order.colour)
  return { lightness, colourful: Math.hypot(a, b) }
}

test('a light paint is half white, a lighter or a darker one is a step away', () => {
  const green = paintOf('green')
  for (const [words, language] of [
    ['light green', 'en'],
    ['xanh lá nhạt', 'vi'],
    ['hellgrün', 'de'],
    ['薄い緑', 'ja'],
  ] as const) {
    const light = paintOf(words, language)
    expect(light.lightness, words).toBeCloseTo((green.lightness + 1) / 2, 1)
    expect(light.colourful, words).toBeCloseTo(green.colourful / 2, 2)
  }
  expect(paintOf('lighter green').lightness).toBeCloseTo(green.lightness + 0.1, 2)
  expect(paintOf('#335577 lighter').lightness).toBeCloseTo(paintOf('#335577').lightness + 0.1, 2)
  expect(paintOf('dark red').lightness).toBeCloseTo(paintOf('red').lightness - 0.1, 2)
  expect(paintOf('dark green').lightness).toBeLessThan(green.lightness - 0.1)
  expect(paintOf('light dark red')).toEqual(paintOf('red'))
})

test.each<[Language, string, string[]]>([
  ['en', 'make it look like a spaceship', ['look', 'like', 'spaceship']],
  ['vi', 'vẽ một con rồng màu đỏ', ['vẽ', 'con', 'rồng']],
  ['de', 'male einen Drachen', ['drachen']],
  ['ja', '壁に龍を描いて', ['龍', '描']],
])('%s: of “%s” it names what it does not know', (language, words, unknown) => {
  const understood = understand(words, language)
  expect(understood).toMatchObject({ ok: false, code: 'not_understood' })
  for (const one of unknown) expect(understood.ok ? '' : understood.unknown.join(' ')).toContain(one)
})

test('a piece in a colour is put there, and what else was said of it is chosen once it stands', () => {
  const sofa = { ok: true, orders: [{ do: 'insert', category: 'sofa' }], leavesChoice: true }
  for (const words of ['a black sofa', 'could we have a sofa here, in grey please'])
    expect(understand(words, 'en')).toEqual(sofa)
  expect(understand('ここにソファを置きたい、色はベージュで', 'ja')).toEqual(sofa)
  expect(understand('a sofa', 'en')).not.toHaveProperty('leavesChoice')
})

test.each<[Language, string, Partial<Order>[], object?]>([
  ['vi', 'cô muốn sơn mảng tường này màu xanh rêu giúp nhé con', [{ do: 'recolour', target: 'wall' }]],
  ['vi', 'trần trắng tường ghi sáng sàn gỗ sồi', [{ target: 'ceiling' }, { target: 'wall' }, { target: 'floor' }]],
  [
    'vi',
    'nhà thuê nên không đụng vào sàn với trần được ạ',
    [
      { do: 'keep', target: 'floor' },
      { do: 'keep', target: 'ceiling' },
    ],
  ],
  ['vi', 'toi muon tuong voi tran mau xanh la nhe', [{ target: 'wall', colour: '4F7D4C' }, { target: 'ceiling' }]],
  ['vi', 'san go soi, phong cho nguoi gia', [{ do: 'retexture', target: 'floor', material: 'oak_planks' }]],
  ['en', 'off white walls dark walnut floor', [{ target: 'wall', colour: 'F8F5EC' }, { material: 'walnut_planks' }]],
  ['en', 'walls and ceiling white', [{ target: 'wall' }, { target: 'ceiling' }]],
  ['en', 'could this become a nordic bedroom?', [], { style: 'scandinavian', kind: 'bedroom' }],
  [
    'de',
    'waende moosgruen, der rest bleibt wie er ist',
    [
      { do: 'recolour', target: 'wall' },
      { do: 'keep', target: 'floor' },
      { do: 'keep', target: 'ceiling' },
    ],
  ],
  ['vi', 'Thay cái tủ cũ này bằng tủ giày', [{ do: 'insert', category: 'shoe-cabinet', replaces: true }]],
  ['en', 'swap this old settee for a desk', [{ do: 'insert', category: 'work-desk', replaces: true }]],
  ['de', 'statt dem alten Sessel ein Bücherregal', [{ do: 'insert', category: 'bookshelf', replaces: true }]],
  ['ja', '古いタンスどけて、テレビ台にして', [{ do: 'insert', category: 'tv-stand', replaces: true }]],
  ['en', 'not grey again, cream', [{ do: 'recolour', colour: 'F5ECD7' }]],
  ['de', 'nicht weiß sondern creme', [{ do: 'recolour', colour: 'F5ECD7' }]],
  ['ja', '真っ白じゃなくてオフホワイトで', [{ do: 'recolour', colour: 'F8F5EC' }]],
  ['en', 'dining room not living room, olive walls', [{ do: 'recolour', target: 'wall' }], { kind: 'dining' }],
  ['en', 'same wall but a shade lighter than now', [{ do: 'recolour', colour: 'lighter' }]],
  ['ja', '今の色よりちょっとだけ明るく', [{ do: 'recolour', colour: 'lighter' }]],
  ['de', 'eine Nuance dunkler als jetzt', [{ do: 'recolour', colour: 'darker' }]],
  ['vi', 'ốp lam gỗ óc chó full mảng này', [{ do: 'retexture', material: 'walnut_slats' }]],
  ['ja', '木のルーバー貼って、ウォールナットで', [{ do: 'retexture', material: 'walnut_slats' }]],
  ['en', 'japandi, client keeps the sofa', [], { style: 'japandi' }],
  [
    'de',
    'Boden und Decke nicht anfassen',
    [
      { do: 'keep', target: 'floor' },
      { do: 'keep', target: 'ceiling' },
    ],
  ],
  ['ja', '恐れ入りますが、印をつけた椅子を消していただけますか', [{ do: 'remove' }]],
  ['ja', '床はそのままで、北欧っぽくしたい', [{ do: 'keep', target: 'floor' }], { style: 'scandinavian' }],
])('%s: “%s” is understood around words that say nothing to do', (language, words, orders, look) => {
  const understood = understand(words, language)
  expect(understood).toMatchObject({ ok: true, orders, ...(look && { look }) })
  expect(understood.ok && understood.orders).toHaveLength(orders.length)
})

test.each<[Language, string]>([
  ['vi', 'sơn tường màu xanh nhưng đừng đậm quá'],
  ['vi', 'bật đèn vàng lên xem'],
  ['en', 'not grey again'],
  ['en', 'swap the sofa for an armchair'],
  ['en', 'paint everything except the ceiling blue'],
  ['en', 'walls puce'],
  ['de', 'nicht weiß'],
  ['ja', '真っ白じゃなくて'],
])('%s: “%s” may mean something else than its known words, and is asked back', (language, words) => {
  expect(understand(words, language)).toMatchObject({ ok: false, code: 'not_understood' })
})

test('what stays says how much may change, apart from a degree that is named', () => {
  const degreeOf = (words: string) => {
    const understood = understand(words, 'en')
    return understood.ok && [understood.look?.intervention, understood.degree]
  }
  expect(degreeOf('walls moss green, the rest stays')).toEqual([undefined, 'low'])
  expect(degreeOf('japandi, keep the sofa')).toEqual([undefined, 'mid'])
  expect(degreeOf('keep the sofa, redo everything')).toEqual(['extreme', 'mid'])
  expect(degreeOf('modern, change everything')).toEqual(['extreme', undefined])
  // It would be the contrary.
  expect(understand('the sofa can’t stay', 'en')).not.toMatchObject({ degree: 'low' })
  expect(understand('paint everything but the ceiling blue', 'en')).toMatchObject({ ok: false })
})

test('a colour of a thing is of no wall, and a piece in another’s place says that this one goes', () => {
  expect(understand('white curtains', 'en')).toMatchObject({ orders: [{ do: 'recolour', isThing: true }] })
  expect(understand('paint the sofa blue', 'en')).toMatchObject({ orders: [{ do: 'recolour', isThing: true }] })
  expect(understand('instead of the old brown wardrobe a white bookshelf', 'en')).toMatchObject({
    orders: [{ do: 'insert', category: 'bookshelf', replaces: true }],
  })
  const put = understand('put a bookshelf here, in walnut, not in white', 'en')
  expect(put.ok && put.orders).toEqual([{ do: 'insert', category: 'bookshelf' }])
})

const thing = (colour: string): Partial<Order> => ({ do: 'recolour', colour, isThing: true })
const [blue, white, red] = ['3F6C9B', 'FFFFFF', 'B3322B'] as const
test.each<[Language, string, Partial<Order>]>([
  ['en', 'make the sofa blue', thing(blue)],
  ['en', 'change the sofa to blue', thing(blue)],
  ['en', 'turn the couch dark green', thing('34513D')],
  ['en', 'Please make my wardrobe white.', thing(white)],
  ['en', 'make this couch darker', thing('darker')],
  ['en', 'make the table walnut', { do: 'retexture', material: 'walnut_planks', isThing: true }],
  ['en', 'change the sofa to leather', { do: 'retexture', material: 'leather', isThing: true }],
  ['en', 'leather', { do: 'retexture', material: 'leather', isThing: true }],
  ['vi', 'bọc lại sofa bằng da bò', { do: 'retexture', material: 'leather', isThing: true }],
  ['de', 'mach das Sofa aus Leinen', { do: 'retexture', material: 'linen', isThing: true }],
  ['ja', 'ソファを革にして', { do: 'retexture', material: 'leather', isThing: true }],
  ['vi', 'đổi sofa sang màu xanh dương', thing(blue)],
  ['vi', 'doi sofa sang mau xanh duong', thing(blue)],
  ['vi', 'đổi màu sofa thành xanh dương', thing(blue)],
  ['vi', 'cho cái ghế này thành màu đỏ', thing(red)],
  ['vi', 'sơn tủ màu trắng', thing(white)],
  ['de', 'mach das Sofa blau', thing(blue)],
  ['de', 'Ändere das Sofa in Blau', thing(blue)],
  ['de', 'mach den Schrank weiß', thing(white)],
  ['de', 'färbe das Sofa dunkelgrün', thing('34513D')],
  ['ja', 'ソファを青にして', thing(blue)],
  ['ja', 'ソファを青くして', thing(blue)],
  ['ja', '棚を白に変えて', thing(white)],
  ['ja', 'このソファを赤に塗って', thing(red)],
])('%s: “%s” changes what stands there', (language, words, order) => {
  expect(understand(words, language)).toEqual({ ok: true, orders: [expect.objectContaining(order)] })
})

test.each<[Language, string]>([
  ['en', 'make it a blue sofa'],
  ['en', 'replace the sofa with a blue one'],
  ['en', 'swap the sofa for a sofa in blue'],
  ['vi', 'thay sofa màu xanh dương'],
  ['vi', 'thay sofa bằng sofa màu xanh dương'],
  ['de', 'tausche das Sofa gegen ein blaues'],
  ['de', 'mach ein blaues Sofa hin'],
  ['ja', '青いソファにして'],
  ['ja', 'ソファを青いのに変えて'],
])('%s: “%s” is another piece', (language, words) => {
  expect(understand(words, language)).toMatchObject({ orders: [{ do: 'insert', category: 'sofa' }] })
})

test('what is known and says nothing to do, or two things at once, is not guessed at', () => {
  for (const words of ['', 'please', 'the wall', 'green or red', 'green red', 'oak marble', 'put it here', 'keep'])
    expect(understand(words, 'en')).toMatchObject({ ok: false, code: 'not_understood' })
})
