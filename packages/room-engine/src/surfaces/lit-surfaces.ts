import type { Photo } from '../picture.ts'
import { type Area, areasOf } from './area.ts'
import { whiteIn, whiteOn } from './exposure.ts'
import { type Light, type Lit, lightOn, usualOf } from './light.ts'
import type { Part, Surface } from './surface.ts'

/** Surfaces of a photo in the light that falls on them: what takes longest about changing them, and is the same for every change. */
export type LitSurfaces = {
  photo: Photo
  surfaces: readonly { area: Area; surface: Surface; light: Light }[]
  /** The lightness of each pixel of them, as a logarithm. */
  seen: Float32Array
  /** The light that is usual on all of them together. */
  usual: Lit
  /** How light white is in the usual light (OKLab's lightness). */
  exposed: number
}

/** `white`: how bright white is in the photo that the change began with. */
export function litSurfaces(photo: Photo, parts: readonly Part[], white = whiteIn(photo)): LitSurfaces {
  const areas = areasOf(parts.map(({ mask }) => mask))
  const seen = new Float32Array(photo.width * photo.height)
  const surfaces = parts.map(({ surface }, index) => {
    const area = areas[index] as Area
    return { area, surface, light: lightOn(photo, area, surface, seen) }
  })
  const usual = usualOf(surfaces.map(({ light }) => light))
  return { photo, surfaces, seen, usual, exposed: Math.cbrt(whiteOn(usual.lightness, white)) }
}
