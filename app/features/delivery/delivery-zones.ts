import { company, type Fact, placeholder } from '../content/company.ts'
import { findWard } from './places.ts'

/** What it costs to bring crates from the lorry to the room. Whole đồng. */
export type Carrying = {
  /** For each floor without a lift beyond the included ones. */
  perFloor: number
  /** Floors that cost nothing; the ground floor is the first. */
  includedFloors: number
  /** Highest floor that is reached without a lift. */
  highestFloor: number
  /** Once, where the lorry does not get to the door. */
  narrowLane: number
  /** Deliveries whose largest crate is smaller are carried for nothing. Litres. */
  fromLitres: number
}

/** Terms of a zone that the shop's own lorries reach. Whole đồng, calendar days. */
export type ServedTerms = {
  isServed: true
  /** Codes of its provinces. */
  provinces: readonly string[]
  fee: number
  /** Goods of this amount are delivered for nothing; null if no amount is enough. */
  freeFrom: number | null
  /** Days from the order to the delivery of pieces in stock. */
  fromDays: number
  toDays: number
  /** Days from the one on which a piece is made to its delivery. */
  daysFromWorkshop: number
  isFittingIncluded: boolean
  carrying: Carrying
}

/** Places that the shop delivers to only after an enquiry. */
type UnservedTerms = { isServed: false }

export type ZoneId = 'ha-noi' | 'ho-chi-minh' | 'around-ha-noi' | 'around-ho-chi-minh' | 'far' | 'islands'
export type Zone = { id: ZoneId } & (ServedTerms | UnservedTerms)

const carrying: Carrying = {
  perFloor: 100_000,
  includedFloors: 1,
  highestFloor: 8,
  narrowLane: 0,
  fromLitres: 200,
}

const inTheCity = {
  isServed: true,
  ...company.delivery.value,
  fee: 300_000,
  daysFromWorkshop: 1,
  isFittingIncluded: true,
  carrying,
} as const

const aroundTheCity = {
  isServed: true,
  fee: 600_000,
  freeFrom: 30_000_000,
  fromDays: 4,
  toDays: 7,
  daysFromWorkshop: 2,
  isFittingIncluded: true,
  carrying,
} as const

/** Terms of delivery by zone. `scripts/placeholders.ts` lists what the shop has to confirm. */
export const deliveryZones: Readonly<Record<ZoneId, Fact<ServedTerms | UnservedTerms>>> = {
  'ha-noi': placeholder({ ...inTheCity, provinces: ['01'] }),
  'ho-chi-minh': placeholder({ ...inTheCity, provinces: ['79'] }),
  // Thái Nguyên, Quảng Ninh, Bắc Ninh, Phú Thọ, Hải Phòng, Hưng Yên, Ninh Bình.
  'around-ha-noi': placeholder({ ...aroundTheCity, provinces: ['19', '22', '24', '25', '31', '33', '37'] }),
  // Đồng Nai, Tây Ninh, Đồng Tháp, Vĩnh Long, Cần Thơ.
  'around-ho-chi-minh': placeholder({ ...aroundTheCity, provinces: ['75', '80', '82', '86', '92'] }),
  far: placeholder({
    isServed: true,
    provinces: [
      ...['04', '08', '11', '12', '14', '15', '20'],
      ...['38', '40', '42', '44', '46', '48', '51', '52', '56', '66', '68'],
      ...['91', '96'],
    ],
    fee: 1_200_000,
    freeFrom: null,
    fromDays: 7,
    toDays: 12,
    daysFromWorkshop: 4,
    isFittingIncluded: false,
    carrying,
  }),
  islands: placeholder({ isServed: false }),
}

const zones = Object.entries(deliveryZones).map(([id, { value }]): Zone => ({ id: id as ZoneId, ...value }))

/** The zone of a ward; special zones are islands, whatever their province. Undefined for an unknown place. */
export function zoneOf(provinceCode: string, wardCode: string): Zone | undefined {
  const ward = findWard(provinceCode, wardCode)
  if (!ward) return undefined
  return zones.find((zone) =>
    ward.kind === 'special_zone' ? !zone.isServed : zone.isServed && zone.provinces.includes(provinceCode),
  )
}

/** Delivery fee of a served zone for goods of an amount, both in whole đồng. */
export const deliveryFee = ({ fee, freeFrom }: Pick<ServedTerms, 'fee' | 'freeFrom'>, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : fee

/** How the room is reached. The ground floor is 1; 0 means the same. A lift counts if the crates fit into it. */
export type Access = { floor: number; hasLift: boolean; hasNarrowLane: boolean }

/** Outer lengths of a crate in millimetres. */
export type Crate = readonly [length: number, width: number, height: number]

/** Fee for carrying to the room, in whole đồng; `largestCrate` is the largest of the delivery. */
export function carryingFee(
  { carrying }: Pick<ServedTerms, 'carrying'>,
  { floor, hasLift, hasNarrowLane }: Access,
  largestCrate: Crate,
): number {
  if (litresOf(largestCrate) < carrying.fromLitres) return 0
  const floors = hasLift ? 0 : Math.max(0, floor - carrying.includedFloors)
  return floors * carrying.perFloor + (hasNarrowLane ? carrying.narrowLane : 0)
}

/** True if the shop carries to the room at all. */
export const canCarry = ({ carrying }: Pick<ServedTerms, 'carrying'>, { floor, hasLift }: Access): boolean =>
  hasLift || floor <= carrying.highestFloor

const CUBIC_MM_PER_LITRE = 1_000_000
const litresOf = ([length, width, height]: Crate) => (length * width * height) / CUBIC_MM_PER_LITRE
