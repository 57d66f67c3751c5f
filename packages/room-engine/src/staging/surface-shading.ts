import { clamp } from '@vuong-tron/geometry/numbers'
import { dot } from '@vuong-tron/geometry/vectors'
import type { DirectionalLight, LightProbe } from 'three'
import type { Triple } from '../colour.ts'
import type { Look } from './furniture-surfaces.ts'

/** A lit point: unit normal and unit direction to the viewer, and the share of the lamp that reaches it. */
export type LitPoint = { normal: Triple; toViewer: Triple; lit: number }

/** Reflectance of what is no metal, seen straight on. */
const DIELECTRIC = 0.04
/** Rough wood and cloth mirror less than a smooth coat would. */
const LEAST_COAT = 0.35
const LEAST_ROUGHNESS = 0.045

/** Light that leaves a point towards the viewer, linear: a lamp, light from all sides, and what glosses mirror of it. */
export function shaderOf(lamp: DirectionalLight, probe: LightProbe) {
  const toLamp = lamp.position.clone().sub(lamp.target.position).normalize().toArray() as Triple
  const power = lamp.color.toArray().map((value) => value * lamp.intensity) as Triple
  const harmonics = probe.sh.coefficients.map(
    (coefficient) => coefficient.toArray().map((value) => value * probe.intensity) as Triple,
  )
  const [around, mirrored, reflected]: [Triple, Triple, Triple] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]
  return (look: Look, colour: Triple, { normal, toViewer, lit }: LitPoint, into: Triple): Triple => {
    const { metalness, emission } = look
    const roughness = Math.max(LEAST_ROUGHNESS, look.roughness)
    const facing = clampedDot(normal, toViewer)
    irradianceFrom(harmonics, normal, around)
    // What is mirrored leans to the normal the rougher the surface is.
    const toNormal = roughness ** 4
    const twice = 2 * dot(normal, toViewer)
    for (let axis = 0; axis < 3; axis++) {
      const mirror = twice * (normal[axis] as number) - (toViewer[axis] as number)
      mirrored[axis] = mirror + ((normal[axis] as number) - mirror) * toNormal
    }
    normalise(mirrored)
    irradianceFrom(harmonics, mirrored, reflected)
    const coat = LEAST_COAT + (1 - LEAST_COAT) * metalness
    const [scale, bias] = environmentTerms(roughness, facing)
    const toLampFacing = clampedDot(normal, toLamp)
    const gloss = toLampFacing > 0 && lit > 0 ? glossOf(normal, toViewer, toLamp, roughness) : undefined
    for (let channel = 0; channel < 3; channel++) {
      const base = colour[channel] as number
      const straight = DIELECTRIC + (base - DIELECTRIC) * metalness
      const fromLamp = (power[channel] as number) * toLampFacing * lit
      const diffuse = (base * (1 - metalness) * (fromLamp + Math.max(0, around[channel] as number))) / Math.PI
      const mirror = coat * Math.max(0, (reflected[channel] as number) / Math.PI) * (straight * scale + bias)
      const highlight = gloss ? fromLamp * gloss.share * (straight + (1 - straight) * gloss.edge) : 0
      into[channel] = diffuse + mirror + highlight + (emission[channel] as number)
    }
    return into
  }
}

const clampedDot = (a: Triple, b: Triple) => clamp(dot(a, b), 0, 1)

function normalise(vector: Triple) {
  const length = Math.sqrt(dot(vector, vector)) || 1
  for (let axis = 0; axis < 3; axis++) vector[axis] = (vector[axis] as number) / length
}

/** Shared: a new one for each of a million samples would cost more than the sums. */
const weights = new Float64Array(9)

/** Irradiance by nine harmonics (Ramamoorthi, Hanrahan 2001). */
function irradianceFrom(harmonics: readonly Triple[], [x, y, z]: Triple, into: Triple) {
  weights[0] = 0.886227
  weights[1] = 2 * 0.511664 * y
  weights[2] = 2 * 0.511664 * z
  weights[3] = 2 * 0.511664 * x
  weights[4] = 2 * 0.429043 * x * y
  weights[5] = 2 * 0.429043 * y * z
  weights[6] = 0.743125 * z * z - 0.247708
  weights[7] = 2 * 0.429043 * x * z
  weights[8] = 0.429043 * (x * x - y * y)
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0
    for (let order = 0; order < 9; order++)
      sum += (weights[order] as number) * ((harmonics[order] as Triple)[channel] as number)
    into[channel] = sum
  }
}

/** Factor and term of a gloss's reflectance under even light (B. Karis, "Physically based shading on mobile", 2014). */
function environmentTerms(roughness: number, facing: number): [scale: number, bias: number] {
  const [x, y, z, w] = [1 - roughness, 0.0425 - 0.0275 * roughness, 1.04 - 0.572 * roughness, 0.022 * roughness - 0.04]
  const grazing = Math.min(x * x, 2 ** (-9.28 * facing)) * x + y
  return [-1.04 * grazing + z, 1.04 * grazing + w]
}

/**
 * Highlight of a lamp: microfacets of GGX (B. Walter et al., 2007) with correlated shadowing (E. Heitz, 2014), and the
 * edge's share (C. Schlick, 1994).
 */
function glossOf(normal: Triple, toViewer: Triple, toLamp: Triple, roughness: number): { share: number; edge: number } {
  const half: Triple = [toViewer[0] + toLamp[0], toViewer[1] + toLamp[1], toViewer[2] + toLamp[2]]
  normalise(half)
  const [light, view] = [clampedDot(normal, toLamp), clampedDot(normal, toViewer)]
  const alpha = roughness ** 4
  const spread = clampedDot(normal, half) ** 2 * (alpha - 1) + 1
  const facets = alpha / (Math.PI * spread * spread)
  const shadowing =
    light * Math.sqrt(alpha + (1 - alpha) * view * view) + view * Math.sqrt(alpha + (1 - alpha) * light * light)
  return { share: (facets * 0.5) / Math.max(shadowing, 1e-6), edge: (1 - clampedDot(toViewer, half)) ** 5 }
}
