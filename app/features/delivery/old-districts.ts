import oldDistricts from './old-districts.json' with { type: 'json' }
import { byRank, rankOfDistrict } from './place-names.ts'
import { findProvince, findWard, provinces, type Ward } from './places.ts'

/**
 * A district as it was called before July 2025, and the wards that its parts belong to today. Most were split over
 * several, so they are choices: which one it is, only the street says.
 */
export type OldDistrict = {
  /** With its kind: `Quận 7`, `TP. Tân Uyên`. */
  name: string
  /** The province that it was in, without the kind: `Bình Dương`. */
  province: string
  /** The wards that took most of it first; those that are made mostly of another district last. */
  wards: readonly Ward[]
  /** How many of the wards, from the first, are made mostly of this district. */
  ownWards: number
  /** Year in which it ended; in 2021, three districts became TP. Thủ Đức. */
  until: number
}

const LAST_YEAR = 2025

const read = new Map<string, readonly OldDistrict[]>()

/** The old districts whose parts are in a province today. */
function districtsIn(provinceCode: string): readonly OldDistrict[] {
  const known = read.get(provinceCode)
  if (known) return known
  const today = findProvince(provinceCode)
  if (!today) return []
  const written = (oldDistricts.districts as Readonly<Record<string, readonly string[]>>)[provinceCode] ?? []
  const wardsOf = (codes: string) => codes.split(' ').flatMap((code) => findWard(provinceCode, code) ?? [])
  const districts = written.map((text): OldDistrict => {
    const [name = '', province = '', own = '', others = '', until = ''] = text.split('|')
    const wards = [...wardsOf(own), ...wardsOf(others)]
    return {
      name,
      province: province || today.name,
      wards,
      ownWards: wardsOf(own).length,
      until: Number(until) || LAST_YEAR,
    }
  })
  read.set(provinceCode, districts)
  return districts
}

/** Old districts whose name begins with what was typed, with or without accents and the kind: `q7`, `thu duc`. */
export function findOldDistricts(provinceCode: string, typed: string, limit: number): OldDistrict[] {
  return byRank(districtsIn(provinceCode), ({ name }) => rankOfDistrict(name, typed), limit)
}

/** An old district in a province that was not asked for; both names with their kind. */
export type DistrictElsewhere = { district: string; provinceCode: string; province: string }

/** Old districts of other provinces that answer what was typed, the best first: for who chose the wrong province. */
export const findDistrictsElsewhere = (provinceCode: string, typed: string, limit: number): DistrictElsewhere[] =>
  byRank(
    provinces
      .filter(({ code }) => code !== provinceCode)
      .flatMap(({ code, name }) =>
        findOldDistricts(code, typed, 1).map((found) => ({ district: found.name, provinceCode: code, province: name })),
      ),
    ({ district }) => rankOfDistrict(district, typed),
    limit,
  )

/**
 * The district that most of a ward was in until July 2025, for the words beside its name. Undefined for an unknown ward.
 */
export const oldDistrictOf = (provinceCode: string, wardCode: string): OldDistrict | undefined =>
  districtsIn(provinceCode).find(
    ({ wards, ownWards, until }) =>
      until === LAST_YEAR && wards.slice(0, ownWards).some(({ code }) => code === wardCode),
  )

/** Every old district that parts of a ward were in until July 2025; the one with most of it first. */
export function oldDistrictsOf(provinceCode: string, wardCode: string): OldDistrict[] {
  const main = oldDistrictOf(provinceCode, wardCode)
  const others = districtsIn(provinceCode).filter(
    (district) => district !== main && district.wards.some(({ code }) => code === wardCode),
  )
  return main ? [main, ...others] : others
}
