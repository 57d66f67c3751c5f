import { type Triple, toOklab } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { cloudOf } from './colour-cloud.ts'
import { type Tint, tintOn } from './light.ts'
import type { LitSurfaces } from './lit-surfaces.ts'
import type { ColourChange } from './lookup.ts'
import { lightOfHex, renderSwatch } from './materials/drawing.ts'
import { type MaterialId, materialOf, materials } from './materials/materials.ts'
import { moodChange, partly, transferBetween } from './mood.ts'
import { paletteOf } from './palette.ts'
import { isShade, shadeOf } from './shade.ts'
import { type StyleId, styles } from './styles.ts'
import { textureOf } from './texture.ts'
import { tinted } from './tint.ts'

/** Colours (OKLab) and materials per surface. */
export type SurfacePlan = {
  wall: Triple
  accentWall: Triple
  floor: MaterialId
  /** Colour change of the whole photo. */
  look: (photo: Photo) => ColourChange
}

/** OKLab of a hex colour without the number sign. */
export const oklabOfHex = (hex: string) => toOklab(...lightOfHex(hex))

/** A paint in OKLab: a hex colour, or a shade of the colour that lit surfaces have now. */
export function paintOn({ usual, exposed, tint }: LitSurfaces, colour: string): Triple {
  if (!isShade(colour)) return oklabOfHex(colour)
  const own = Math.exp(usual.lightness) / exposed
  const plain: Triple = [own, own * (usual.tintA - tint.tintA), own * (usual.tintB - tint.tintB)]
  return shadeOf(paler(plain, shareUnder(tint, plain)), colour)
}

const paler = ([lightness, a, b]: Triple, share: number): Triple => [lightness, a * share, b * share]

/** Halvings in which a surface's own colour is found. */
const ROUNDS = 24

/**
 * The share of a colour's chroma of which light makes this colour with its tint: light takes less of a colour than all
 * of the tint (`tintOn`), which then was not there.
 */
function shareUnder(tint: Tint, plain: Triple): number {
  const [own, a, b] = plain
  const chroma = a * a + b * b
  if (chroma === 0) return 1
  let [low, high] = [0, 1]
  for (let round = 0; round < ROUNDS; round++) {
    const share = (low + high) / 2
    const { tintA, tintB } = tintOn(tint, paler(plain, share))
    const kept = (own * ((tintA - tint.tintA) * a + (tintB - tint.tintB) * b)) / chroma
    if (share + kept < 1) low = share
    else high = share
  }
  return high
}

export function planOfStyle(id: StyleId): SurfacePlan {
  const { wall, accentWall, floor, mood } = styles[id]
  return { wall: oklabOfHex(wall), accentWall: oklabOfHex(accentWall), floor, look: () => moodChange(mood) }
}

/** Strength of the transfer: at 1, skin and fruit turn grey. */
const TRANSFER = 0.5

/** A plan after a reference picture: wall paint, nearest floor material, accent. */
export function planOfReference(reference: Photo): SurfacePlan {
  const palette = paletteOf(reference)
  const there = cloudOf(reference)
  return {
    wall: palette.wall,
    accentWall: palette.accent,
    floor: floorNearest(palette.floor),
    look: (photo) => partly(transferBetween(cloudOf(photo), there), TRANSFER),
  }
}

/** A pictured floor is as light as its room, so lightness counts half. */
const LIGHTNESS = 0.5

/** The floor whose colour is nearest in OKLab, lightness counting half. */
export function floorNearest(colour: Triple): MaterialId {
  const apart = (id: MaterialId) => {
    const own = oklabOfHex(materialOf(id).colour)
    return Math.hypot(LIGHTNESS * (own[0] - colour[0]), own[1] - colour[1], own[2] - colour[2])
  }
  const floors = (Object.keys(materials) as MaterialId[]).filter((id) => materialOf(id).surface === 'floor')
  return floors.reduce((best, id) => (apart(id) < apart(best) ? id : best))
}

/** A material as a texture, optionally stained (OKLab). Not cached: callers keep it. */
export function textureOfMaterial(id: MaterialId, stain?: Triple) {
  const swatch = renderSwatch(materialOf(id).pattern())
  return textureOf(stain ? tinted(swatch, stain) : swatch)
}
