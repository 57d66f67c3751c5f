import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldName } from '#app/features/delivery/place-names'
import {
  displayWard,
  findProvince,
  findWard,
  placesVersion,
  provinces,
  searchWards,
  wardsOf,
} from '#app/features/delivery/places'

const all = provinces.flatMap(({ code }) => wardsOf(code).map((ward) => ({ province: code, ward })))
const found = (province: string, typed: string, limit = 8) => searchWards(province, typed, limit).map(displayWard)

describe('[BUY-03] provinces and wards', () => {
  test('are those of 25 July 2026', () => {
    expect(placesVersion).toBe('2026-07-25')
    expect([provinces.length, provinces.filter(({ kind }) => kind === 'city').length]).toEqual([34, 7])
    const count = (kind: string) => all.filter(({ ward }) => ward.kind === kind).length
    expect([count('ward'), count('commune'), count('special_zone'), all.length]).toEqual([697, 2611, 13, 3321])
  })

  test('have codes that are unique, and short names that are unique within a province', () => {
    expect(new Set(all.map(({ ward }) => ward.code)).size).toBe(all.length)
    expect(new Set(all.map(({ province, ward }) => `${province} ${ward.name}`)).size).toBe(all.length)
    expect(all.filter(({ ward }) => !/^\d{5}$/.test(ward.code) || ward.name !== ward.name.trim())).toEqual([])
    expect(all.filter(({ ward }) => ward.name !== ward.name.normalize('NFC'))).toEqual([])
  })

  test('are found by their codes', () => {
    expect(findProvince('79')).toEqual({ code: '79', kind: 'city', name: 'TP. Hồ Chí Minh' })
    expect(findProvince('80')).toEqual({ code: '80', kind: 'province', name: 'Tây Ninh' })
    expect(findWard('79', '27475')).toEqual({ code: '27475', kind: 'ward', name: 'Tân Hưng' })
    for (const missing of [findProvince('02'), findWard('01', '27475'), findWard('02', '27475')])
      expect(missing).toBeUndefined()
  })

  test('are written with their kind', () => {
    expect(displayWard({ code: '27475', kind: 'ward', name: 'Tân Hưng' })).toBe('Phường Tân Hưng')
    expect(displayWard({ code: '25345', kind: 'commune', name: 'Tân Hưng' })).toBe('Xã Tân Hưng')
    expect(displayWard({ code: '26732', kind: 'special_zone', name: 'Côn Đảo' })).toBe('Đặc khu Côn Đảo')
  })
})

describe('[BUY-03] a ward is found', () => {
  test.each([
    ['79', 'tan hung', 'Phường Tân Hưng'],
    ['79', 'Tân Hưng', 'Phường Tân Hưng'],
    ['79', 'TÂN HƯNG'.normalize('NFD'), 'Phường Tân Hưng'],
    ['79', '  phuong   tan hung ', 'Phường Tân Hưng'],
    ['79', 'P. Tân Hưng', 'Phường Tân Hưng'],
    ['79', 'p.tan hung', 'Phường Tân Hưng'],
    ['79', 'dac khu con dao', 'Đặc khu Côn Đảo'],
    ['79', 'binh thanh', 'Phường Bình Thạnh'],
    ['01', 'quoc tu giam', 'Phường Văn Miếu - Quốc Tử Giám'],
    ['01', 'phuong liet', 'Phường Phương Liệt'],
    ['01', 'yên hòa', 'Phường Yên Hòa'],
    ['01', 'Yên Hoà', 'Phường Yên Hòa'],
    ['01', 'o cho dua', 'Phường Ô Chợ Dừa'],
    ['01', 'DONG DA', 'Phường Đống Đa'],
  ])('in %s by %j: %s', (province, typed, ward) => {
    expect(found(province, typed)[0]).toBe(ward)
  })

  test('by the beginning of any word, names that begin so first', () => {
    const wards = found('79', 'binh', 50)
    const isBeginning = wards.map((ward) => /^(Phường|Xã) B[iìíỉĩị]nh( |$)/.test(ward))
    expect(isBeginning).toContain(false)
    expect(isBeginning.lastIndexOf(true)).toBeLessThan(isBeginning.indexOf(false))
  })

  test('as it was typed before those with other accents', () => {
    const wards = found('79', 'tân', 100)
    const first = wards.findIndex((ward) => !/ Tân/.test(ward))
    expect(wards.slice(first).some((ward) => /^(Phường|Xã) Tân/.test(ward))).toBe(false)
  })

  test.each(['', '   ', 'q7', 'quan 7', '7', '.', '()', 'phuong', 'xyz', '\ud800', '%', '[]'])(
    'not by %j, which is none',
    (typed) => {
      expect(found('79', typed)).toEqual([])
    },
  )

  test('in its province alone, and only as many as asked for', () => {
    for (const unknown of ['02', '', 'constructor', '__proto__']) expect(found(unknown, 'tan')).toEqual([])
    expect(found('79', 'ta', 3)).toHaveLength(3)
    expect(found('79', 'ta', 0)).toEqual([])
  })

  test('by its own name, written in any way, first or beside one of the same spelling', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.boolean(), ({ province, ward }, isFolded) => {
        const [best, ...others] = searchWards(province, isFolded ? foldName(ward.name) : displayWard(ward), 50)
        const ties = [best, ...others].filter((other) => other && foldName(other.name) === foldName(ward.name))
        expect(ties).toContainEqual(ward)
        expect(ties[0]).toEqual(best)
      }),
    )
  })

  test('by whatever is typed without fault, and twice in the same order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...provinces), fc.string({ unit: 'binary' }), ({ code }, typed) => {
        expect(searchWards(code, typed, 8)).toEqual(searchWards(code, typed, 8))
      }),
    )
  })
})
