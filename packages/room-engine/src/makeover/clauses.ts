import type { RoomKind } from '../staging/templates/templates.ts'
import { type MaterialId, materialOf } from '../surfaces/materials/materials.ts'
import type { paints } from '../surfaces/paints.ts'
import { isShade, type Shade } from '../surfaces/shade.ts'
import type { StyleId } from '../surfaces/styles.ts'
import type { Intervention } from './intervention.ts'
import type { FurnitureKind, Lexicon } from './lexicons/lexicon.ts'

/** Meanings of a clause, without duplicates. */
export type Clause = {
  verbs: (keyof Lexicon['verbs'])[]
  targets: Target[]
  colours: (keyof typeof paints)[]
  materials: MaterialId[]
  furniture: (FurnitureKind | 'other')[]
  shades: (keyof Lexicon['shades'])[]
  /** Hex colours without the number sign. */
  hex: string[]
  styles: StyleId[]
  rooms: RoomKind[]
  interventions: Intervention[]
  /** The furniture as a whole. */
  furnishings: string[]
  /** Whatever was not named. */
  rest: string[]
  /** Verbs that say that what is named gets a colour. */
  painting: string[]
  /** Words that say that something is painted. */
  paint: string[]
  /** Verbs that say that a thing becomes what follows. */
  making: string[]
  /** Colours, materials and shades that were said after a piece that was named once. */
  lookAfter: string[]
  /** Words of it that no lexicon has. */
  unknown: string[]
  /** Words that point at what is there already. */
  these: string[]
  /** True if “and” joins it to the one before. */
  isJoined: boolean
  startsSentence: boolean
}
/** Target of a colour or a material; single walls are named by page labels only. */
export type Target = keyof Lexicon['targets'] | 'wall_back' | 'wall_left' | 'wall_right'

export const newClause = (): Clause => ({
  verbs: [],
  targets: [],
  colours: [],
  materials: [],
  furniture: [],
  shades: [],
  hex: [],
  styles: [],
  rooms: [],
  interventions: [],
  furnishings: [],
  rest: [],
  painting: [],
  paint: [],
  making: [],
  lookAfter: [],
  these: [],
  unknown: [],
  isJoined: false,
  startsSentence: false,
})

export const hasLook = ({ colours, hex, materials }: Clause) => colours.length + hex.length + materials.length > 0

/** A shade of what is there: “lighter than now”. */
export const shadeIn = (clause: Clause): Shade | undefined =>
  hasLook(clause) ? undefined : clause.shades.find(isShade)

/** The act of a clause. To change a surface says nothing more than its look does. */
export const verbOf = ({ verbs, furniture, rooms }: Clause) =>
  verbs.find((verb) => verb !== 'replace' || (furniture.length > 0 && rooms.length === 0))

/** True if a clause names surfaces and nothing that happens to them. */
export const isBare = (clause: Clause) =>
  clause.targets.length > 0 && !hasLook(clause) && clause.shades.length === 0 && verbOf(clause) === undefined

/** True if a clause names a look, or a shade alone. */
export const isLook = (clause: Clause) => hasLook(clause) || clause.shades.length > 0

/** True if a thing is to become what is said after it: “make the sofa blue”, not “make it a blue sofa”. */
export const isMade = ({ making, lookAfter, unknown, rooms, styles }: Clause) =>
  making.length > 0 && lookAfter.length > 0 && unknown.length + rooms.length + styles.length === 0

/** True if a clause names a look and nothing that it is of. */
const isLookAlone = (clause: Clause) =>
  isLook(clause) && clause.targets.length + clause.furniture.length + clause.rooms.length + clause.verbs.length === 0

/** Colours and materials that others beside them say more exactly. */
const VAGUE = ['white', 'medium_gray'] as const
const PLAIN: readonly MaterialId[] = ['oak_planks', 'walnut_planks', 'white_marble', 'brick', 'limewash']

export function exactColours(colours: Clause['colours']): Clause['colours'] {
  const exact = colours.filter((colour) => !VAGUE.some((vague) => vague === colour))
  return exact.length > 0 ? exact : colours.slice(0, 1)
}

/** Materials that two words say together: “slats in walnut”, “limewash in beige”. */
const TOGETHER: readonly [MaterialId, readonly string[], MaterialId][] = [
  ['oak_herringbone', ['walnut_planks', 'smoked_oak_planks', 'dark', 'darker'], 'walnut_herringbone'],
  ['oak_slats', ['walnut_planks', 'smoked_oak_planks', 'dark', 'darker'], 'walnut_slats'],
  ['oak_planks', ['walnut_planks'], 'walnut_planks'],
  ['oak_planks', ['light', 'lighter'], 'pale_oak_planks'],
  ['oak_planks', ['dark', 'darker'], 'smoked_oak_planks'],
  ['oak_planks', ['medium_gray', 'light_gray', 'greige'], 'grey_oak_planks'],
  ['brick', ['white', 'off_white', 'cream'], 'white_brick'],
  ['white_marble', ['black', 'charcoal', 'dark_gray', 'dark', 'darker'], 'dark_marble'],
  ['limewash', ['beige', 'cream', 'ivory', 'greige'], 'beige_limewash'],
  ['limewash', ['terracotta', 'peach', 'brown', 'taupe', 'clay_tiles'], 'clay_limewash'],
]

type Looks = Pick<Clause, 'materials' | 'colours' | 'shades'>

/** The material that two clauses or words say together. */
function saidTogether({ materials }: Looks, { materials: others, colours, shades }: Looks): MaterialId | undefined {
  const words: readonly string[] = [...others, ...colours, ...shades]
  return TOGETHER.find(([material, by]) => materials.includes(material) && by.some((word) => words.includes(word)))?.[2]
}

export function exactMaterials(clause: Looks): readonly MaterialId[] {
  const { materials } = clause
  const together = saidTogether(clause, clause)
  if (together) return [together]
  const exact = materials.filter((material) => !PLAIN.includes(material))
  return exact.length > 0 && materials.length > 1 ? exact : materials
}

/** True if a clause names two looks or acts, of which nobody knows which is meant. */
export function saysTwoThings({ verbs, hex, ...looks }: Clause): boolean {
  const acts = verbs.filter((verb) => verb !== 'replace')
  return acts.length > 1 || exactColours(looks.colours).length + hex.length > 1 || exactMaterials(looks).length > 1
}

/** Clauses as they were meant: with what others beside them say of them. */
export const spoken = (clauses: readonly Clause[]): Clause[] =>
  withSharedVerbs(withExactLooks(clauses.map(withOneVerb)))

/** “Giu lai bo sofa”: without accents, a word for a set is one for taking away. */
const withOneVerb = (clause: Clause): Clause =>
  clause.verbs.includes('keep') && clause.verbs.includes('remove') && clause.furniture.length === 1
    ? { ...clause, verbs: ['keep'] }
    : clause

/** “Slats, in walnut.” “Bricks, the white ones.” */
function withExactLooks(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (const clause of clauses) {
    const before = made.at(-1)
    const together = before && isLookAlone(clause) ? moreExactly(before, clause) : undefined
    if (before && together) made[made.length - 1] = { ...before, materials: [together], colours: [] }
    else if (before && isOfPaintedWall(clause, before))
      made[made.length - 1] = { ...before, materials: clause.materials }
    else made.push(clause)
  }
  return made
}

/** “Walls white, limewashed.” */
const isOfPaintedWall = (clause: Clause, before: Clause) =>
  isLookAlone(clause) &&
  clause.materials.some((material) => materialOf(material).surface === 'wall') &&
  before.targets.includes('wall') &&
  before.colours.length > 0 &&
  before.materials.length === 0

function moreExactly(before: Clause, clause: Clause): MaterialId | undefined {
  const [plain, exact] = [before.materials[0], clause.materials[0]]
  if (!plain || !exact) return saidTogether(before, clause)
  const areAlike = materialOf(plain).surface === materialOf(exact).surface
  const isRefined = areAlike && PLAIN.includes(plain) && !PLAIN.includes(exact)
  const isVaguer = areAlike && !PLAIN.includes(plain) && PLAIN.includes(exact) && clause.colours.length === 0
  return saidTogether(before, clause) ?? (isRefined ? exact : isVaguer ? plain : undefined)
}

const SHARED: readonly Clause['verbs'][number][] = ['keep', 'remove']

/** “Sofa and shelf stay.” “Keep my sofa and the floor.” */
function withSharedVerbs(clauses: readonly Clause[]): Clause[] {
  const made = clauses.map((clause) => ({ ...clause }))
  const share = (to: Clause | undefined, from: Clause | undefined, isTogether: boolean) => {
    const verb = from && SHARED.find((one) => from.verbs.includes(one))
    if (to && verb && isTogether && isNameAlone(to)) to.verbs = [verb]
  }
  for (let index = made.length - 2; index >= 0; index--) {
    const [clause, next] = [made[index], made[index + 1]] as [Clause, Clause]
    const isSameKind = clause.furniture.length > 0 ? next.furniture.length > 0 : next.targets.length > 0
    const isListed = isSameKind && clause.unknown.length === 0
    share(clause, next, !next.startsSentence && (next.isJoined || isListed))
  }
  for (const [index, clause] of made.entries()) share(clause, made[index - 1], clause.isJoined)
  return made
}

/** True if a clause names pieces or surfaces, and nothing of them. */
const isNameAlone = (clause: Clause) =>
  clause.furniture.length + clause.targets.length > 0 &&
  !hasLook(clause) &&
  clause.shades.length + clause.verbs.length + clause.rooms.length + clause.styles.length === 0
