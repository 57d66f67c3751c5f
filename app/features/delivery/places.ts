import { byRank, rankOfWard } from './place-names.ts'
import places from './places-vn.json' with { type: 'json' }

/** A centrally run city or a province; `name` as addresses have it: `Đà Nẵng`, but `TP. Hồ Chí Minh`. */
export type Province = { code: string; kind: 'city' | 'province'; name: string }

/** The unit below a province since July 2025; `name` without the kind: `Tân Hưng`. */
export type Ward = { code: string; kind: 'ward' | 'commune' | 'special_zone'; name: string }

/** Version of the units, which an order keeps with the names that it was placed with. */
export const placesVersion: string = places.version

/** Addresses never write this city without its kind, because it is named after a person. */
const nameInAddresses = new Map([['79', 'TP. Hồ Chí Minh']])

/** All provinces, in the order of their codes. */
export const provinces: readonly Province[] = places.provinces.map(({ code, kind, name }) => ({
  code,
  kind: kind as Province['kind'],
  name: nameInAddresses.get(code) ?? name,
}))

const kindLetters: Readonly<Record<string, Ward['kind']>> = { p: 'ward', x: 'commune', k: 'special_zone' }
const CODE_LENGTH = 5

/** Wards of a province that were read; most visitors need one. */
const read = new Map<string, readonly Ward[]>()

/** A province's wards in the order of their codes; none for an unknown code. */
export function wardsOf(provinceCode: string): readonly Ward[] {
  const known = read.get(provinceCode)
  if (known) return known
  const written = places.provinces.find(({ code }) => code === provinceCode)?.wards
  if (!written) return []
  const wards = written.split('|').map((text): Ward => {
    const kind = kindLetters[text.charAt(CODE_LENGTH)] ?? 'commune'
    return { code: text.slice(0, CODE_LENGTH), kind, name: text.slice(CODE_LENGTH + 1) }
  })
  read.set(provinceCode, wards)
  return wards
}

export const findProvince = (code: string): Province | undefined => provinces.find((one) => one.code === code)

export const findWard = (provinceCode: string, wardCode: string): Ward | undefined =>
  wardsOf(provinceCode).find(({ code }) => code === wardCode)

const kindWords: Readonly<Record<Ward['kind'], string>> = { ward: 'Phường', commune: 'Xã', special_zone: 'Đặc khu' }

/** What Vietnamese calls a ward's kind: `Phường`. */
export const kindOfWard = ({ kind }: Ward): string => kindWords[kind]

/** A ward as Vietnamese writes it: `Phường Tân Hưng`. */
export const displayWard = (ward: Ward): string => `${kindOfWard(ward)} ${ward.name}`

/**
 * Wards whose name, or a later word of it, begins with what was typed, with or without accents and the kind. Whole names
 * first, then beginnings, each as typed before those with other accents; ties in the order of the codes.
 */
export function searchWards(provinceCode: string, typed: string, limit: number): Ward[] {
  return byRank(wardsOf(provinceCode), ({ name }) => rankOfWard(name, typed), limit)
}
