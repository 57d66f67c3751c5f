import { byRank, foldName, rankOfDistrict, rankOfWard } from './place-names'

/** A ward as the checkout offers it. */
export type WardChoice = {
  code: string
  /** What its kind is called: `Phường`. */
  kind: string
  /** Without the kind: `Tân Hưng`. */
  name: string
  /** Old districts that parts of it were in until July 2025; the one with most of it first. */
  districts: readonly string[]
}

/** Wards answer before those that only lay in a district of that name. */
const AFTER_WARDS = 10

/** Wards that answer what was typed, by their own name or by an old district; nothing is converted (BUY-03). */
export const searchWardChoices = (wards: readonly WardChoice[], typed: string, limit: number): WardChoice[] =>
  byRank(
    wards,
    ({ name, districts }) =>
      Math.min(
        rankOfWard(name, typed),
        ...districts.map((district, index) => AFTER_WARDS + index + rankOfDistrict(district, typed)),
      ),
    limit,
  )

/** The ward that is written out in full, with or without accents; undefined if several could be meant. */
export function wardWritten(wards: readonly WardChoice[], typed: string): WardChoice | undefined {
  const meant = wards.filter(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())
  const folded = wards.filter(({ name }) => foldName(name) === foldName(typed))
  const [only, ...others] = meant.length > 0 ? meant : folded
  return others.length > 0 ? undefined : only
}

/** A name around its typed part: `['', 'Tân H', 'ưng']` for `tan h`. The first part is the whole name if nothing matches. */
export function markTyped(name: string, typed: string): [before: string, match: string, after: string] {
  const letters = [...name.normalize('NFC')]
  const wanted = foldName(typed)
  for (let start = 0; start < letters.length; start++) {
    if (start > 0 && letters[start - 1] !== ' ') continue
    for (let end = start + 1; end <= letters.length; end++)
      if (wanted && foldName(letters.slice(start, end).join('')) === wanted)
        return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')]
  }
  return [name, '', '']
}
