import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDistrictsElsewhere, findOldDistricts, oldDistrictOf } from '#app/features/delivery/old-districts'
import { displayWard, provinces, wardsOf } from '#app/features/delivery/places'

const names = (province: string, typed: string, limit = 8) =>
  findOldDistricts(province, typed, limit).map(({ name }) => name)
const wardsOfFirst = (province: string, typed: string) =>
  findOldDistricts(province, typed, 1)[0]?.wards.map(displayWard)

describe('[BUY-03] an old district', () => {
  test.each(['quan 7', 'Quận 7', 'q7', 'Q.7', 'q 7', '7', 'QUẬN 7'.normalize('NFD')])('is found by %j', (typed) => {
    expect(names('79', typed)).toEqual(['Quận 7'])
  })

  test.each([
    ['79', 'thu duc', 'TP. Thủ Đức'],
    ['79', 'tp thu duc', 'TP. Thủ Đức'],
    ['79', 'TP.Thủ Đức', 'TP. Thủ Đức'],
    ['79', 'thành phố Thủ Đức', 'TP. Thủ Đức'],
    ['79', 'binh thanh', 'Quận Bình Thạnh'],
    ['79', 'h. bình chánh', 'Huyện Bình Chánh'],
    ['79', 'thu dau mot', 'TP. Thủ Dầu Một'],
    ['79', 'quận 2', 'Quận 2'],
    ['79', 'q9', 'Quận 9'],
    ['79', 'quan thu duc', 'Quận Thủ Đức'],
    ['01', 'cau giay', 'Quận Cầu Giấy'],
    ['01', 'hai ba trung', 'Quận Hai Bà Trưng'],
    ['01', 'tx son tay', 'Thị xã Sơn Tây'],
    ['75', 'bien hoa', 'TP. Biên Hòa'],
  ])('of %s is found by %j: %s', (province, typed, name) => {
    expect(names(province, typed)).toContain(name)
  })

  test('of one number comes before those of two', () => {
    expect(names('79', 'q1')).toEqual(['Quận 1', 'Quận 10', 'Quận 11', 'Quận 12'])
  })

  test('is found neither in another province nor by anything else', () => {
    for (const [province, typed] of [
      ['01', 'quan 7'],
      ['79', 'quan 77'],
      ['79', ''],
      ['79', 'quan'],
      ['79', '.'],
      ['00', 'quan 7'],
      ['constructor', 'quan 7'],
      ['__proto__', 'quan 7'],
    ] as const)
      expect(names(province, typed)).toEqual([])
  })

  test('is a choice of wards, not one of them', () => {
    expect(wardsOfFirst('79', 'quan 7')?.sort()).toEqual([
      'Phường Phú Thuận',
      'Phường Tân Hưng',
      'Phường Tân Mỹ',
      'Phường Tân Thuận',
    ])
    expect(wardsOfFirst('79', 'quan 1')).toEqual(
      expect.arrayContaining(['Phường Sài Gòn', 'Phường Tân Định', 'Phường Bến Thành', 'Phường Cầu Ông Lãnh']),
    )
  })

  test('begins with the wards that took most of it', () => {
    const [baDinh] = findOldDistricts('01', 'ba dinh', 1)
    expect(baDinh?.wards.slice(0, baDinh.ownWards).map(({ name }) => name)).toEqual(['Ngọc Hà', 'Ba Đình', 'Giảng Võ'])
    expect(baDinh?.wards.slice(baDinh.ownWards).map(({ name }) => name)).toContain('Ô Chợ Dừa')
  })

  test('stands beside a ward, with its province where that is another today', () => {
    const nameOf = (province: string, ward: string) => {
      const district = oldDistrictOf(province, ward)
      return district && `${district.name}, ${district.province}`
    }
    expect(nameOf('79', '27475')).toBe('Quận 7, TP. Hồ Chí Minh')
    expect(nameOf('79', '25888')).toBe('TP. Tân Uyên, Bình Dương')
    expect(nameOf('79', '27094')).toBe('TP. Thủ Đức, TP. Hồ Chí Minh')
    expect(nameOf('56', '22366')).toBe('TP. Nha Trang, Khánh Hòa')
    expect(nameOf('79', '00000')).toBeUndefined()
    expect(nameOf('00', '27475')).toBeUndefined()
  })
})

describe('[BUY-03] the table of old districts', () => {
  const everyWard = provinces.flatMap(({ code }) => wardsOf(code).map((ward) => ({ province: code, ward })))
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789']
  const all = provinces.flatMap(({ code }) => {
    const found = letters.flatMap((letter) => findOldDistricts(code, letter, 100))
    return [...new Set(found)].map((district) => ({ province: code, district }))
  })

  test('has the 696 of 2025, and those that Thủ Đức was made of', () => {
    expect(all.filter(({ district }) => district.until === 2025)).toHaveLength(696)
    const older = all.filter(({ district }) => district.until === 2021).map(({ district }) => district.name)
    expect(older.sort()).toEqual(['Quận 2', 'Quận 9', 'Quận Thủ Đức'])
  })

  test('has a district for every ward, and wards for every district, each once', () => {
    expect(everyWard.filter(({ province, ward }) => !oldDistrictOf(province, ward.code))).toEqual([])
    for (const { district } of all) {
      expect(district.ownWards).toBeGreaterThanOrEqual(1)
      expect(new Set(district.wards).size).toBe(district.wards.length)
    }
  })

  test('leads from a ward to its district, and back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyWard), ({ province, ward }) => {
        expect(oldDistrictOf(province, ward.code)?.wards).toContainEqual(ward)
      }),
    )
  })

  test('finds every district by its own name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), ({ province, district }) => {
        expect(findOldDistricts(province, district.name, 20)).toContainEqual(district)
      }),
    )
  })
})

test('[BUY-03] an old district is found in the provinces that were not chosen', () => {
  const quan3 = { district: 'Quận 3', provinceCode: '79', province: 'TP. Hồ Chí Minh' }
  expect(findDistrictsElsewhere('01', 'quan 3', 3)).toEqual([quan3])
  expect(findDistrictsElsewhere('', 'q3', 3)).toEqual([quan3])
  expect(findDistrictsElsewhere('79', 'quan 3', 3)).toEqual([])
  expect(findDistrictsElsewhere('79', 'cau giay', 3)).toMatchObject([{ district: 'Quận Cầu Giấy', provinceCode: '01' }])
  // Several provinces had a district of this name.
  expect(findDistrictsElsewhere('01', 'chau thanh', 3)).toHaveLength(3)
  expect(findDistrictsElsewhere('01', 'khong co', 3)).toEqual([])
})
