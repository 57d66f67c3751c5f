import { fromLight, fromOklab, type Triple } from '../colour.ts'
import { type MaterialId, materialOf } from '../surfaces/materials/materials.ts'
import { paints } from '../surfaces/paints.ts'
import { oklabOfHex } from '../surfaces/plan.ts'
import { LIGHTEST, type Shade, shadeOf } from '../surfaces/shade.ts'
import { type Clause, exactColours, exactMaterials, isLook, isMade, shadeIn, verbOf } from './clauses.ts'
import type { Order, Target } from './order.ts'

/**
 * Orders of a clause, one for each surface; none when it is incomplete, undefined when it asks for what is not sold.
 * `isPartly`: some words were passed over; `comesInstead`: what goes was named before.
 */
export function ordersOf(clause: Clause, isPartly: boolean, comesInstead: boolean): Order[] | undefined {
  const { furniture, hex, shades, paint, rest, furnishings, ...named } = clause
  const verb = verbOf(clause)
  const [colour] = exactColours(named.colours)
  const [material] = exactMaterials(clause)
  const isPainted = colour !== undefined || hex.length > 0
  const hasItsLook = isPainted || material !== undefined
  const isAll = rest.length > 0 && isPainted && named.targets.length === 0
  const targets: readonly Target[] = isAll ? ['wall', 'ceiling'] : [...new Set(named.targets)]
  const shade =
    shadeIn(clause) ??
    (hasItsLook || targets.length === 0
      ? undefined
      : NEXT[clause.unknown.length === 0 ? (shades[0] ?? 'none') : 'none'])
  const surfaces: readonly (Target | undefined)[] = targets.length > 0 ? targets : [undefined]
  if (verb === 'keep') {
    // “The parquet stays.”
    const usual = material && targets.length === 0 ? materialOf(material).surface : undefined
    const named = usual === undefined ? targets : usual === 'thing' ? [] : [usual]
    return named.map((target) => ({ do: 'keep', target }))
  }
  // Nobody takes a wall away.
  const isSurface = targets.length > 0 && furniture.length === 0
  if (verb === 'remove') return isPainted || material || isSurface ? [] : [{ do: 'remove' }]
  // With a surface and its look a piece only says where, as does what is not sold: “the wall behind the sofa”.
  const isChanged = verb === undefined || verb === 'replace'
  const isThing = isChanged && (clause.painting.length > 0 || isMade(clause))
  const isPlace =
    (hasItsLook && (targets.length > 0 || furniture.every((piece) => piece === 'other'))) ||
    (isThing && (hasItsLook || shade !== undefined))
  if (furniture.length > 0 && !isPlace) return insertions(clause, comesInstead)
  const of = furniture.length > 0 && targets.length === 0 ? ({ isThing: true } as const) : {}
  if (verb === 'insert' && targets.length === 0 && !material) return []
  if (material && !(isPainted && hex.length > 0)) {
    const usual = materialOf(material).surface
    const surface = usual === 'thing' ? 'wall' : usual
    // Leather without a surface is of a thing.
    const ofIt = usual === 'thing' && targets.length === 0 ? ({ isThing: true } as const) : of
    return surfaces.map((target) => ({ do: 'retexture', material, surface, ...(target && { target }), ...ofIt }))
  }
  // A light floor is another floor; walls are painted.
  const wood = isPainted || !targets.includes('floor') ? undefined : FLOORS[shades[0] ?? 'none']
  if (wood) return [{ do: 'retexture', material: wood, surface: 'floor', target: 'floor' }]
  if (shade) return surfaces.map((target) => ({ do: 'recolour', colour: shade, ...(target && { target }), ...of }))
  // A colour among unknown words may be of anything.
  if (!isPainted || (isPartly && targets.length === 0 && paint.length + clause.painting.length === 0)) return []
  const plain = colour ? paints[colour].slice(1) : (hex[0] as string)
  return surfaces.map((target) => ({ do: 'recolour', colour: shaded(plain, shades), ...(target && { target }), ...of }))
}

/** “Dark walls.” */
const NEXT: Partial<Record<string, Shade>> = { light: 'lighter', dark: 'darker' }
/** Floors that are called by their shade alone. */
const FLOORS: Partial<Record<string, MaterialId>> = { light: 'pale_oak_planks', dark: 'smoked_oak_planks' }

/** Pieces to put there; in place of another, the last that is named. */
function insertions(clause: Clause, comesInstead: boolean): Order[] | undefined {
  const { furniture, these } = clause
  const [verb, sold] = [verbOf(clause), furniture.filter((piece) => piece !== 'other')]
  // “This wardrobe in light oak.”
  const isThere = verb === undefined && these.length > 0 && clause.targets.length === 0 && isLook(clause)
  if ((verb === 'replace' && !comesInstead) || isThere) {
    const last = furniture.at(-1)
    return last && last !== 'other' ? [{ do: 'insert', category: last, replaces: true }] : undefined
  }
  // “A dining room with a table.”
  if (verb === 'insert' && sold.length === 0) return clause.rooms.length > 0 ? [] : undefined
  return sold.map((category) => ({ do: 'insert', category }))
}

/** White mixed into "light" colours. */
const WHITENED = 0.5

function shaded(hex: string, shades: Clause['shades']): string {
  const [shade, ...others] = shades.filter((one) => one !== 'lighter' || !shades.includes('light'))
  // "Light dark green" is plain green.
  if (!shade || others.length > 0) return hex.toUpperCase()
  const [lightness, a, b] = oklabOfHex(hex)
  const [left, white] = [1 - WHITENED, Math.min(LIGHTEST, 1 - (1 - lightness) * (1 - WHITENED))]
  const light: Triple = shade === 'light' ? [white, a * left, b * left] : shadeOf([lightness, a, b], STEP_OF[shade])
  const stored = fromOklab(...light).map((value) => Math.round(255 * fromLight(Math.min(1, Math.max(0, value)))))
  return stored
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

const STEP_OF = { lighter: 'lighter', dark: 'darker', darker: 'darker' } as const
