import type { Photo } from '../picture.ts'
import { type Area, areasOf } from './area.ts'
import { type White, whiteIn, whiteOn } from './exposure.ts'
import { type Light, type Lit, lightOn, medianLight, type Tint } from './light.ts'
import type { MaskedSurface, Surface } from './surface.ts'

/** A photo's surfaces with their light: the slow part of a change, shared by all changes. */
export type LitSurfaces = {
  photo: Photo
  surfaces: readonly { area: Area; surface: Surface; light: Light }[]
  /** Log lightness of each pixel. */
  seen: Float32Array
  /** Usual light over all surfaces. */
  usual: Lit
  /** OKLab lightness of white in the usual light. */
  exposed: number
  /** What the light adds to a colour that is painted or laid. */
  tint: Tint
}

/** `white` is that of the unchanged photo, by default of the given one. */
export function litSurfaces(
  photo: Photo,
  parts: readonly MaskedSurface[],
  { brightness, ...tint }: White = whiteIn(photo, parts),
): LitSurfaces {
  const areas = areasOf(parts.map(({ mask }) => mask))
  const seen = new Float32Array(photo.width * photo.height)
  const surfaces = parts.map(({ surface }, index) => {
    const area = areas[index] as Area
    return { area, surface, light: lightOn(photo, area, surface, seen) }
  })
  const usual = medianLight(surfaces.map(({ light }) => light))
  return { photo, surfaces, seen, usual, exposed: Math.cbrt(whiteOn(usual.lightness, brightness)), tint }
}
