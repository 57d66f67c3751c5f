import { m } from '#app/paraglide/messages.js'
import type { MaterialCode } from '../catalogue/catalogue'
import { company } from '../content/content'
import { kindOf, type ProductKind } from './kinds'

type Care = () => string
type CareByMaterial = Record<MaterialCode, Care>

/** Oiled wood needs more oil, lacquered wood does not. */
const wood = { oil: m.care_wood_oil, lacquer: m.care_wood_lacquer }[company.woodwork.value.surface]

const furniture: CareByMaterial = {
  oak: wood,
  walnut: wood,
  ash: wood,
  black_oak: wood,
  linen: m.care_fabric,
  leather: m.care_leather,
  rattan: m.care_rattan,
  steel: m.care_metal,
  stainless_steel: m.care_metal,
  aluminium: m.care_metal,
  brass: m.care_metal,
  glass: m.care_glass,
  ceramic: m.care_ceramic,
  granite: m.care_stone,
  plaster: m.care_board,
  plastic: m.care_plastic,
  pvc: m.care_plastic,
  spc: m.care_plastic,
  mdf: m.care_board,
  plywood: m.care_board,
  water_paint: m.care_board,
}

/** For parts that are always exposed to water and limescale. */
const fitting: CareByMaterial = {
  ...furniture,
  glass: m.care_mirror,
  granite: m.care_stone_fitting,
  plastic: m.care_plastic_fitting,
  pvc: m.care_plastic_fitting,
  spc: m.care_plastic_fitting,
}

const care: Record<ProductKind, CareByMaterial | Care> = {
  furniture,
  fitting,
  appliance: m.care_appliance,
  mirror: m.care_mirror,
  material: m.care_material,
  paint: m.care_paint,
}

/** Care instructions; the kind of product takes precedence over its material. */
export function careFor({ categorySlug, material }: { categorySlug: string; material: MaterialCode }) {
  const words = care[kindOf(categorySlug)]
  return typeof words === 'function' ? words() : words[material]()
}
