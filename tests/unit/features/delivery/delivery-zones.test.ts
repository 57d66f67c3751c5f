import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { company } from '#app/features/content/content'
import {
  canCarry,
  carryingFee,
  deliveryFee,
  deliveryZones,
  type ServedTerms,
  zoneOf,
} from '#app/features/delivery/delivery-zones'
import { provinces, wardsOf } from '#app/features/delivery/places'

const served = (province: string, ward: string) => {
  const zone = zoneOf(province, ward)
  if (!zone?.isServed) throw new Error(`${province} ${ward} is not served`)
  return zone
}
const tanHung = served('79', '27475')

describe('[BUY-04] zones', () => {
  test('take every province once', () => {
    const codes = Object.values(deliveryZones).flatMap(({ value }) => (value.isServed ? value.provinces : []))
    expect([...codes].sort()).toEqual(provinces.map(({ code }) => code).sort())
  })

  test('serve every ward and commune; special zones are asked for', () => {
    for (const { code } of provinces)
      for (const ward of wardsOf(code))
        expect([ward.name, zoneOf(code, ward.code)?.isServed]).toEqual([ward.name, ward.kind !== 'special_zone'])
  })

  test('are unknown for places that are not there, or in another province', () => {
    expect(zoneOf('79', '00004')).toBeUndefined()
    expect(zoneOf('00', '27475')).toBeUndefined()
    expect(zoneOf('', '')).toBeUndefined()
  })

  test('of the cities are what the shop promises everywhere', () => {
    expect([tanHung.id, served('01', '00004').id]).toEqual(['ho-chi-minh', 'ha-noi'])
    for (const zone of [tanHung, served('01', '00004')]) expect(zone).toMatchObject(company.delivery.value)
  })

  test('are placeholders until the shop confirms them, and sensible', () => {
    for (const { value, placeholder } of Object.values(deliveryZones)) {
      expect(placeholder).toBe(true)
      if (!value.isServed) continue
      expect(value.fromDays).toBeLessThanOrEqual(value.toDays)
      expect(value.fromDays).toBeGreaterThanOrEqual(1)
      expect(value.daysFromWorkshop).toBeGreaterThanOrEqual(1)
    }
  })
})

describe('[BUY-04] the delivery fee', () => {
  test('is none from the amount of the zone on', () => {
    expect([deliveryFee(tanHung, 9_999_999), deliveryFee(tanHung, 10_000_000)]).toEqual([tanHung.fee, 0])
  })

  test('is due for any amount where none is enough', () => {
    expect(deliveryFee({ fee: 1_200_000, freeFrom: null }, 1_000_000_000)).toBe(1_200_000)
  })
})

describe('[BUY-04] the carrying fee', () => {
  const sofa = [2080, 840, 600] as const
  const stool = [500, 400, 450] as const
  const onFoot = { floor: 4, hasLift: false, hasNarrowLane: true }

  test('of the story is 300,000 ₫: the fourth floor, no lift, a narrow lane', () => {
    expect(carryingFee(tanHung, onFoot, sofa)).toBe(300_000)
  })

  test.each([
    ['a lift', { ...onFoot, hasLift: true }, 0],
    ['the ground floor', { ...onFoot, floor: 1 }, 0],
    ['the ground floor, counted as the south does', { ...onFoot, floor: 0 }, 0],
    ['the cellar', { ...onFoot, floor: -1 }, 0],
    ['the second floor', { ...onFoot, floor: 2 }, 100_000],
  ])('for %s is %o: %i', (_, access, fee) => {
    expect(carryingFee(tanHung, access, sofa)).toBe(fee)
  })

  test('is none for what one person carries', () => {
    expect(carryingFee(tanHung, onFoot, stool)).toBe(0)
  })

  test('adds the lane once, with a lift too', () => {
    const zone = { carrying: { ...tanHung.carrying, narrowLane: 150_000 } }
    expect(carryingFee(zone, onFoot, sofa)).toBe(450_000)
    expect(carryingFee(zone, { ...onFoot, hasLift: true }, sofa)).toBe(150_000)
    expect(carryingFee(zone, { ...onFoot, hasNarrowLane: false }, sofa)).toBe(300_000)
  })

  test('is whole đồng, never less than nothing, and does not fall with the floor', () => {
    const length = fc.integer({ min: 1, max: 4000 })
    const access = fc.record({
      floor: fc.integer({ min: -3, max: 80 }),
      hasLift: fc.boolean(),
      hasNarrowLane: fc.boolean(),
    })
    fc.assert(
      fc.property(access, fc.tuple(length, length, length), (way, crate) => {
        const fee = carryingFee(tanHung, way, crate)
        expect(Number.isSafeInteger(fee) && fee >= 0).toBe(true)
        expect(carryingFee(tanHung, { ...way, floor: way.floor + 1 }, crate)).toBeGreaterThanOrEqual(fee)
      }),
    )
  })

  test('is asked for up to the highest floor that the shop climbs', () => {
    const { highestFloor } = (tanHung as ServedTerms).carrying
    const at = (floor: number, hasLift = false) => canCarry(tanHung, { floor, hasLift, hasNarrowLane: false })
    expect([at(4), at(highestFloor), at(highestFloor + 1), at(highestFloor + 1, true)]).toEqual([
      true,
      true,
      false,
      true,
    ])
  })
})
