import { steps } from '@vuong-tron/geometry/numbers'
import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import type { MaterialName } from '../materials.ts'

export const vessels = {
  jar: [
    [0.1, 4],
    [50, 0],
    [62, 10],
    [85, 70],
    [90, 120],
    [75, 170],
    [40, 205],
    [30, 225],
    [31, 250],
    [36, 256],
    [30, 254],
    [26, 235],
    [25, 200],
  ],
  cup: [
    [0.1, 2],
    [34, 0],
    [41, 5],
    [45, 50],
    [45, 120],
    [42, 124],
    [39, 118],
    [39, 20],
    [0.1, 12],
  ],
  bowl: [
    [0.1, 2],
    [45, 0],
    [90, 30],
    [120, 65],
    [125, 70],
    [120, 70],
    [86, 36],
    [30, 14],
    [0.1, 12],
  ],
  plate: [
    [0.1, 2],
    [60, 0],
    [100, 12],
    [125, 18],
    [124, 22],
    [100, 16],
    [0.1, 8],
  ],
  bottle: [
    [0.1, 0],
    [36, 0],
    [38, 6],
    [38, 190],
    [30, 220],
    [14, 250],
    [13.5, 310],
    [0.1, 312],
  ],
  wine: [
    [0.1, 1],
    [34, 0],
    [34, 3],
    [6, 8],
    [4, 20],
    [4, 85],
    [12, 95],
    [36, 130],
    [40, 165],
    [33, 205],
    [32, 205],
    [38, 165],
    [34, 132],
    [0.1, 100],
  ],
  tall: [
    [0.1, 0],
    [40, 0],
    [46, 6],
    [58, 160],
    [48, 280],
    [30, 330],
    [34, 345],
    [30, 343],
    [26, 320],
    [24, 250],
  ],
} satisfies Record<string, Vec2[]>

export function vessel(
  m: Model,
  kind: keyof typeof vessels,
  x: number,
  y: number,
  z: number,
  size = 1,
  material: MaterialName = 'ceramic_white',
) {
  const profile: readonly Vec2[] = vessels[kind]
  m.turned(
    (m.detail === 'web' ? profile : rounded(profile)).map(([r, h]): Vec2 => [Math.max(0.1, r * size), h * size]),
    x,
    y,
    z,
    material,
  )
}

/** The profile refined by a Catmull–Rom curve. */
function rounded(profile: readonly Vec2[]): Vec2[] {
  const point = (index: number) => profile[Math.max(0, Math.min(profile.length - 1, index))] ?? [0, 0]
  const curve = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  const inner = steps(profile.length - 1).flatMap((index) =>
    [0, 1 / 3, 2 / 3].map((t): Vec2 => {
      const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
      return [curve(a[0], b[0], c[0], d[0], t), curve(a[1], b[1], c[1], d[1], t)]
    }),
  )
  return [...inner, point(profile.length - 1)]
}
