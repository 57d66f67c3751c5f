import { expect, test } from 'vitest'
import { kindOfWard, oldDistrictsOf, provinces, wardsOf } from '#app/features/delivery/delivery'
import { findOldDistricts } from '#app/features/delivery/old-districts'
import { foldName } from '#app/features/delivery/place-names'
import { markTyped, searchWardChoices, type WardChoice, wardWritten } from '#app/features/delivery/ward-choices'

const SAI_GON = '79'

const choicesOf = (province: string): WardChoice[] =>
  wardsOf(province).map((ward) => ({
    code: ward.code,
    kind: kindOfWard(ward),
    name: ward.name,
    districts: oldDistrictsOf(province, ward.code).map(({ name }) => name),
  }))

test('[BUY-03] every ward of the country is found by its name without accents', () => {
  for (const { code } of provinces) {
    const wards = choicesOf(code)
    for (const ward of wards) {
      const found = searchWardChoices(wards, foldName(ward.name), 20)
      expect(found, ward.name).toContainEqual(ward)
      expect(foldName(found[0]?.name ?? '')).toBe(foldName(ward.name))
    }
  }
})

test('[BUY-03] an old district offers its wards, in every way that it is typed', () => {
  const wards = choicesOf(SAI_GON)
  const [seven] = findOldDistricts(SAI_GON, 'quận 7', 1)
  const own = seven?.wards.slice(0, seven.ownWards).map(({ code }) => code) ?? []
  expect(own.length).toBeGreaterThan(1)
  for (const typed of ['quận 7', 'quan 7', 'q7', 'Q.7']) {
    const found = searchWardChoices(wards, typed, 8)
    expect(
      found.slice(0, own.length).map(({ code }) => code),
      typed,
    ).toEqual(expect.arrayContaining(own))
  }
})

test('[BUY-03] a ward that is written out is meant, unless two are called alike', () => {
  const wards = choicesOf(SAI_GON)
  expect(wardWritten(wards, 'tan hung')?.name).toBe('Tân Hưng')
  expect(wardWritten(wards, 'Tân Hưng')?.name).toBe('Tân Hưng')
  expect(wardWritten(wards, 'tan h')).toBeUndefined()
  const [hoa] = wards
  if (hoa) expect(wardWritten([hoa, { ...hoa, code: '1' }], hoa.name)).toBeUndefined()
})

test('[BUY-03] the typed part of a name is marked in its own letters', () => {
  expect(markTyped('Tân Hưng', 'tan h')).toEqual(['', 'Tân H', 'ưng'])
  expect(markTyped('Tân Hưng', 'hung')).toEqual(['Tân ', 'Hưng', ''])
  expect(markTyped('Tân Hưng', 'quan 7')).toEqual(['Tân Hưng', '', ''])
  expect(markTyped('Đông Hòa', 'dong')).toEqual(['', 'Đông', ' Hòa'])
})
