import { cross, dot, scale, unit, type Vec3 } from '@vuong-tron/geometry/vectors'
import { type Evidence, support, weighed } from './alignment.ts'
import { type Camera, cameraFrom } from './camera.ts'
import { refineCamera } from './refinement.ts'
import type { Segment } from './segments.ts'

type Size = { widthPx: number; heightPx: number }
export type CameraFound = { ok: true; camera: Camera } | { ok: false; code: 'layout_not_found' }

/** Fields of view tried, in degrees across the longer side: from a short tele lens to a very wide phone. */
const FIELDS = [38, 44, 50, 56, 62, 68, 74, 80, 86, 92, 98, 104]
/** The longest segments are the best evidence; more segments only cost time. */
const MOST_SEGMENTS = 320
const FEWEST_SEGMENTS = 12
/** Minimum share of segment length along the three axes. */
const LEAST_SUPPORT = 0.3
const UPRIGHT_TRIED = 5
const REFINED = 10

/**
 * Per field of view, pairs of nearly upright segments propose "down" (J. Coughlan, A. Yuille, "Manhattan World", ICCV
 * 1999; C. Rother, "A new approach to vanishing point detection in architectural environments", 2002). Other segments
 * vote for level directions; the best candidates are refined.
 */
export function findCamera(segments: readonly Segment[], size: Size): CameraFound {
  const evidence = [...segments]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_SEGMENTS)
    .map((segment) => weighed(segment, size))
  if (evidence.length < FEWEST_SEGMENTS) return { ok: false, code: 'layout_not_found' }
  const longest = Math.max(size.widthPx, size.heightPx)
  const candidates = FIELDS.flatMap((field) => {
    const focalPx = longest / 2 / Math.tan((field * Math.PI) / 360)
    return downCandidates(evidence, focalPx).flatMap((down) =>
      levelCandidates(evidence, focalPx, down).map((level) => cameraFrom({ ...size, focalPx }, down, level)),
    )
  })
  const best = bestOf(candidates, evidence, REFINED).map((camera) => refineCamera(camera, evidence))
  const [camera] = bestOf(best, evidence, 1)
  const whole = evidence.reduce((sum, { weight }) => sum + weight, 0)
  if (!camera || support(camera, evidence) < LEAST_SUPPORT * whole) return { ok: false, code: 'layout_not_found' }
  return { ok: true, camera }
}

function bestOf(cameras: readonly Camera[], evidence: readonly Evidence[], count: number): Camera[] {
  return cameras
    .map((camera) => ({ camera, score: support(camera, evidence) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ camera }) => camera)
}

/** Normal of the plane through the camera and a segment, which is square to the segment in space. */
const planeOf = ({ middle, along }: Evidence, focalPx: number): Vec3 =>
  unit(cross([middle[0] / focalPx, middle[1] / focalPx, 1], [along[0], along[1], 0]))

/** Limits of pitch and roll (sines): people hold a camera nearly level. */
const STEEPEST = 0.6
const MOST_TILTED = 0.22

/** Candidates for "down": the pairs of upright segments that most others agree with. */
function downCandidates(evidence: readonly Evidence[], focalPx: number): Vec3[] {
  const upright = evidence
    .filter(({ along }) => Math.abs(along[1]) > 1.7 * Math.abs(along[0]))
    .map((item) => ({ plane: planeOf(item, focalPx), weight: item.weight }))
  const votes = (down: Vec3) =>
    upright.reduce((sum, { plane, weight }) => sum + weight / (1 + (dot(plane, down) / 0.015) ** 2), 0)
  const candidates: { down: Vec3; score: number }[] = [{ down: [0, 1, 0], score: votes([0, 1, 0]) }]
  for (let first = 0; first < Math.min(20, upright.length); first++)
    for (let second = first + 1; second < Math.min(20, upright.length); second++) {
      const meeting = cross(upright[first]?.plane as Vec3, upright[second]?.plane as Vec3)
      if (Math.hypot(...meeting) < 0.01) continue
      const down = scale(unit(meeting), meeting[1] < 0 ? -1 : 1)
      if (Math.abs(down[2]) < STEEPEST && Math.abs(down[0]) < MOST_TILTED) candidates.push({ down, score: votes(down) })
    }
  candidates.sort((a, b) => b.score - a.score)
  const chosen: Vec3[] = []
  for (const { down } of candidates) {
    if (chosen.every((other) => dot(other, down) < 0.99985)) chosen.push(down)
    if (chosen.length === UPRIGHT_TRIED) break
  }
  return chosen
}

const BINS = 90
const LEVEL_TRIED = 2

/** Peaks of a histogram of level directions, modulo a quarter turn. */
function levelCandidates(evidence: readonly Evidence[], focalPx: number, down: Vec3): Vec3[] {
  const ahead = unit([-down[0] * down[2], -down[1] * down[2], 1 - down[2] * down[2]])
  const right = cross(down, ahead)
  const bins = new Float32Array(BINS)
  for (const item of evidence) {
    const plane = planeOf(item, focalPx)
    const level = cross(plane, down)
    // Segments that run downwards give no level direction.
    const sharpness = Math.hypot(...level)
    if (Math.abs(dot(plane, down)) < 0.04 || sharpness < 0.1) continue
    const degrees = (Math.atan2(dot(level, right), dot(level, ahead)) * 180) / Math.PI
    const place = ((degrees % BINS) + BINS) % BINS
    const below = Math.floor(place)
    const share = place - below
    bins[below % BINS] = (bins[below % BINS] as number) + item.weight * (1 - share)
    bins[(below + 1) % BINS] = (bins[(below + 1) % BINS] as number) + item.weight * share
  }
  const smooth = bins.map((_, index) =>
    [-2, -1, 0, 1, 2].reduce(
      (sum, step) => sum + (bins[(index + step + BINS) % BINS] as number) * (3 - Math.abs(step)),
      0,
    ),
  )
  const isPeak = (index: number) =>
    [-1, 1].every((step) => (smooth[index] as number) >= (smooth[(index + step + BINS) % BINS] as number))
  return [...smooth.keys()]
    .filter(isPeak)
    .sort((a, b) => (smooth[b] as number) - (smooth[a] as number))
    .slice(0, LEVEL_TRIED)
    .map((index) => {
      const radians = (index * Math.PI) / 180
      return unit(
        [0, 1, 2].map(
          (axis) => (ahead[axis] as number) * Math.cos(radians) + (right[axis] as number) * Math.sin(radians),
        ) as unknown as Vec3,
      )
    })
}
