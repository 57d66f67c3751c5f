import { m } from '#app/paraglide/messages.js'
import type { Material } from '../catalogue/catalogue'

const care = {
  wood: m.care_wood,
  fabric: m.care_fabric,
  leather: m.care_leather,
  rattan: m.care_rattan,
  metal: m.care_metal,
  glass: m.care_glass,
  ceramic: m.care_ceramic,
  stone: m.care_stone,
  plastic: m.care_plastic,
  board: m.care_board,
  paint: m.care_paint,
}

const careOf: Record<Material, keyof typeof care> = {
  oak: 'wood',
  walnut: 'wood',
  ash: 'wood',
  black_oak: 'wood',
  linen: 'fabric',
  leather: 'leather',
  rattan: 'rattan',
  steel: 'metal',
  stainless_steel: 'metal',
  aluminium: 'metal',
  brass: 'metal',
  glass: 'glass',
  ceramic: 'ceramic',
  granite: 'stone',
  plaster: 'board',
  plastic: 'plastic',
  pvc: 'plastic',
  spc: 'plastic',
  mdf: 'board',
  plywood: 'board',
  water_paint: 'paint',
}

/** How to keep what is made of a material. */
export const careFor = (material: Material) => care[careOf[material]]()
