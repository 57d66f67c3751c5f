import { describe, expect, test } from 'vitest'
import { furnishRoom, newPiece, rearrangePieces } from '#app/features/house-doctor/composer/arranging'
import type { NewPiece, RoomDocument, RoomPiece } from '#app/features/house-doctor/composer/document'
import { found } from '#app/features/house-doctor/composer/furniture-search'
import { furnishingOf, gapsOf, mountedAtMm } from '#app/features/house-doctor/composer/placing'
import { type SampleName, sampleRoom } from '#app/features/house-doctor/composer/samples'
import { symbolIn } from '#app/features/house-doctor/composer/symbol'
import type { Furniture } from '#app/features/house-doctor/furniture'
import { refusalOf, snapPiece, stepPiece, turnPiece, verdictsOf } from '#app/features/house-doctor/placing'
import { furnitureRange as range } from '#tests/support/furniture-range'
import { read } from '#tests/support/sources'

const productOf = (slug: string) => range.get(slug) as Furniture
const SOFA = 'sofa-ho-tay-ba-cho'
const TABLE = 'ban-tra-nhat-tan-110'
const SHELF = 'ke-sach-ba-vi'

/** 4 by 3.6 metres, door at the front left, window at the back. */
const empty = sampleRoom('empty')
const roomWith = (...pieces: RoomPiece[]): RoomDocument => ({ ...empty, pieces })
const sofa: RoomPiece = { id: 1, slug: SOFA, xMm: 2000, zMm: 3100, turn: 0 }
const table: RoomPiece = { id: 2, slug: TABLE, xMm: 2000, zMm: 1900, turn: 0 }
const furnishing = furnishingOf(roomWith(sofa, table), range)

describe('a piece', () => {
  test('may stand where nothing is, and else is told what is in the way', () => {
    expect(refusalOf(furnishing, sofa)).toBeUndefined()
    expect(refusalOf(furnishing, { ...table, zMm: 2900 })).toEqual({ code: 'collision', other: 1 })
    expect(refusalOf(furnishing, { ...table, xMm: 300 })).toEqual({ code: 'outside_room' })
    expect(refusalOf(furnishing, { ...table, xMm: 650, zMm: 400 })).toEqual({ code: 'door_blocked' })
  })

  test('does not stand where a corner is cut out', () => {
    const notched = { ...roomWith(sofa), shape: { ...empty.shape, notch: corner } }
    expect(refusalOf(furnishingOf(notched, range), sofa)).toEqual({ code: 'outside_room' })
  })

  test('that is dragged comes to the wall and into line with others', () => {
    const depth = productOf(SOFA).depthMm
    const near = snapPiece(furnishing, { ...sofa, xMm: 2033, zMm: 3050, turn: 6 })
    // A skirting board's gap remains.
    expect(near.place).toEqual({ id: 1, xMm: 2000, zMm: 3600 - 20 - depth / 2, turn: 0 })
    expect(near.snaps).toEqual([
      { of: 'middle', axis: 0, at: 2 },
      { of: 'wall', axis: 1, at: 3.58 },
    ])
    expect(snapPiece(furnishing, { ...sofa, zMm: 2500, xMm: 2300 }).place).toMatchObject({ zMm: 2500, xMm: 2300 })
  })

  test('moves by keys as far as it can, and stays where it is when it cannot', () => {
    expect(stepPiece(furnishing, table, 50, 0)).toMatchObject({ xMm: 2050, zMm: 1900 })
    const far = stepPiece(furnishing, table, 0, 500)
    expect(far.zMm).toBeGreaterThan(1900)
    expect(far.zMm).toBeLessThan(2400)
    expect(refusalOf(furnishing, { ...far, zMm: far.zMm + 20 })).toMatchObject({ code: 'collision' })
    const { zMm } = far
    expect(stepPiece(furnishing, { ...table, zMm }, 0, 500).zMm - zMm).toBeLessThan(10)
    // From an invalid position, it may move anywhere.
    expect(stepPiece(furnishing, { ...table, zMm: 3000 }, 500, 0)).toMatchObject({ xMm: 2500, zMm: 3000 })
  })

  test('turns where it stands, away from the wall that it would go through', () => {
    const { widthMm } = productOf(SOFA)
    const beside = turnPiece(furnishing, { ...sofa, xMm: 2000, zMm: 3100 }, 90)
    expect(beside.turn).toBe(90)
    expect(beside.zMm).toBeCloseTo(3600 - widthMm / 2, 0)
    expect(turnPiece(furnishing, table, -90)).toEqual({ ...table, turn: 270 })
  })

  test('has its distances from the walls', () => {
    const { widthMm, depthMm } = productOf(TABLE)
    expect(gapsOf(furnishing, table)).toEqual({ left: 2000 - widthMm / 2, back: 3600 - 1900 - depthMm / 2 })
    expect(gapsOf(furnishing, { ...table, turn: 90 })).toEqual({
      left: 2000 - depthMm / 2,
      back: 3600 - 1900 - widthMm / 2,
    })
  })

  test('that hangs on a wall begins above the floor, and something may stand below it', () => {
    const hung = productOf('ke-sach-treo-tuong-yen-tu-110')
    expect(mountedAtMm(hung) + hung.heightMm).toBe(2100)
    expect(mountedAtMm(productOf(SHELF))).toBe(0)
    const low: RoomPiece = { id: 1, slug: TABLE, xMm: 3000, zMm: 3300, turn: 0 }
    const above = { id: 2, slug: hung.id, xMm: 3000, zMm: 3600 - hung.depthMm / 2, turn: 0 }
    expect(refusalOf(furnishingOf(roomWith(low, above), range), above)).toBeUndefined()
  })
})

const corner = { corner: 'back-right', widthMm: 1500, depthMm: 1500 } as const

describe('what is said of a room', () => {
  test('names both of two that are in each other’s way, and hints at what is only tight', () => {
    const verdicts = verdictsOf(furnishingOf(roomWith(sofa, { ...table, zMm: 2900 }), range))
    expect(verdicts.get(1)?.refusal).toEqual({ code: 'collision', other: 2 })
    expect(verdicts.get(2)?.refusal).toEqual({ code: 'collision', other: 1 })
    const near = stepPiece(furnishing, table, 0, 500)
    const tight = verdictsOf(furnishingOf(roomWith(sofa, { ...table, ...near }), range))
    expect(tight.get(1)?.refusal).toBeUndefined()
    expect([...(tight.get(1)?.hints ?? []), ...(tight.get(2)?.hints ?? [])]).toContain('clearance')
  })

  const samples: SampleName[] = ['living', 'bedroom', 'dining', 'study']
  test.each(samples)('finds nothing wrong with the sample “%s”', (name) => {
    const room = sampleRoom(name)
    expect(room.pieces.length).toBeGreaterThan(2)
    expect(room.pieces.filter(({ slug }) => !range.has(slug))).toEqual([])
    for (const verdict of verdictsOf(furnishingOf(room, range)).values())
      expect(verdict).toEqual({ refusal: undefined, hints: [] })
  })
})

describe('arranging', () => {
  const dining = { ...sampleRoom('dining'), pieces: [] }

  test('furnishes an L-shaped room with what fits, nothing in the way of anything', () => {
    const { pieces } = furnishRoom(dining, range, 'japandi', 0)
    expect(pieces.map(({ slug }) => productOf(slug).category)).toContain('dining-table')
    for (const { refusal } of verdictsOf(furnishingOf({ ...dining, pieces }, range)).values())
      expect(refusal).toBeUndefined()
    const others = furnishRoom(dining, range, 'japandi', 1).pieces
    expect(others).not.toEqual(pieces)
  })

  test('[HD-02] stands a shelf at an inner wall of an L where windows take all others, and nothing before a door there', () => {
    const shape = { ...empty.shape, widthMm: 5000, depthMm: 4000, notch: { ...corner, widthMm: 2500, depthMm: 2000 } }
    const window = { kind: 'window', hinge: 'near', atMm: 0, sillMm: 0, topMm: 2200 } as const
    const openings = [
      { ...window, id: 1, wall: 'front', widthMm: 5000 },
      { ...window, id: 2, wall: 'left', widthMm: 4000 },
      { ...window, id: 3, wall: 'back', widthMm: 2500 },
      { ...window, id: 4, wall: 'right', widthMm: 2000 },
    ] as const
    const glazed: RoomDocument = { ...empty, shape, openings, pieces: [] }
    const shelf = { id: 1, ...(newPiece(glazed, range, SHELF) as NewPiece) }
    const out = 20 + productOf(SHELF).depthMm / 2
    expect([shelf.turn === 0 && shelf.zMm, shelf.turn === 270 && shelf.xMm]).toContainEqual(
      shelf.turn === 0 ? 2000 - out : 2500 - out,
    )
    const stood = { ...glazed, pieces: [shelf] }
    expect(verdictsOf(furnishingOf(stood, range)).get(1)).toEqual({ refusal: undefined, hints: [] })

    const side = shelf.turn === 0 ? ('inner-back' as const) : ('inner-right' as const)
    const before = shelf.turn === 0 ? shelf.xMm : shelf.zMm
    const door = { ...window, id: 5, kind: 'door', wall: side, atMm: before - 400, widthMm: 800 } as const
    const blocked = furnishingOf({ ...stood, openings: [door] }, range)
    expect(refusalOf(blocked, shelf)).toEqual({ code: 'door_blocked' })
  })

  test('stands the pieces that are there, and names what finds no place', () => {
    const heap = roomWith(sofa, table, ...[3, 4, 5, 6, 7].map((id) => ({ ...sofa, id })))
    const { pieces, leftOut } = rearrangePieces(heap, range, 1)
    expect(leftOut.length).toBeGreaterThan(0)
    expect(pieces.length + leftOut.length).toBe(7)
    for (const { id, slug } of pieces) expect(heap.pieces.find((piece) => piece.id === id)?.slug).toBe(slug)
    for (const { refusal } of verdictsOf(furnishingOf({ ...heap, pieces }, range)).values())
      expect(refusal).toBeUndefined()
  })

  test('puts one more where it can be used, and nowhere in a full room', () => {
    const room = roomWith(sofa, table)
    const shelf = { id: 3, ...(newPiece(room, range, SHELF) as NewPiece) }
    expect(shelf.slug).toBe(SHELF)
    const verdicts = verdictsOf(furnishingOf({ ...room, pieces: [...room.pieces, shelf] }, range))
    expect(verdicts.get(3)).toEqual({ refusal: undefined, hints: [] })
    const closet = { ...room, shape: { widthMm: 1200, depthMm: 1200, heightMm: 2700 }, openings: [], pieces: [] }
    expect(newPiece(closet, range, SOFA)).toBeUndefined()
    expect(newPiece(room, range, 'nothing-of-the-kind')).toBeUndefined()
  })
})

describe('the range', () => {
  const named = [
    { id: 'ke-sach-ba-vi', name: 'Kệ sách Ba Vì', category: 'bookshelf' },
    { id: 'giuong-moc-chau-160', name: 'Bed Mộc Châu 160', category: 'bed' },
  ]

  test('is found by words without their marks, in Vietnamese too, and by family', () => {
    const ids = (family: string, words: string) => found(named, family, words).map(({ id }) => id)
    expect(ids('', 'ke sach')).toEqual(['ke-sach-ba-vi'])
    expect(ids('', 'Mộc giuong')).toEqual(['giuong-moc-chau-160'])
    expect(ids('bed', '')).toEqual(['giuong-moc-chau-160'])
    expect(ids('bed', 'sach')).toEqual([])
  })

  test('is drawn on a plan by its measured drawing, at true size', () => {
    const product = productOf(SOFA)
    const symbol = symbolIn(read(`public/catalogue/drawings/${SOFA}.svg`), product)
    const [, scale = 0, x = 0, y = 0] = (
      symbol?.transform.match(/scale\(([\d.]+)\)translate\((-?[\d.]+) (-?[\d.]+)\)/) ?? []
    ).map(Number)
    const box = boxOf(symbol?.lines ?? '')
    expect((box.right - box.left) * scale).toBeCloseTo(product.widthMm, -2)
    expect((box.bottom - box.top) * scale).toBeCloseTo(product.depthMm, -2)
    expect(Math.abs(box.left + box.right + 2 * x) * scale).toBeLessThan(20)
    expect(Math.abs(box.top + box.bottom + 2 * y) * scale).toBeLessThan(20)
    expect(symbolIn('<svg><path d="M0 0"/></svg>', product)).toBeUndefined()
  })
})

/** Bounding box of a path with relative steps. */
function boxOf(path: string) {
  let [x, y] = [0, 0]
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const [, step = '', numbers = ''] of path.matchAll(/([Mhvl])([-\d. ]*)/g)) {
    const [a = 0, b = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    if (step === 'M') [x, y] = [a, b]
    if (step === 'h' || step === 'l') x += a
    if (step === 'v') y += a
    if (step === 'l') y += b
    Object.assign(box, {
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y),
    })
  }
  return box
}
