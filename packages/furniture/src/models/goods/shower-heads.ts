import { spread, steps } from '@vuong-tron/geometry/numbers'
import { chain, HERE, move, type Placement, turnX, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { ellipse } from '../kit/outlines.ts'
import { lathe } from '../kit/solids.ts'
import type { MaterialName } from '../materials.ts'

/** Large discs need more segments than knobs and legs. */
function disc(m: Model, profile: readonly Vec2[], material: MaterialName, placement: Placement = HERE) {
  m.add(material, lathe(profile, m.detail === 'web' ? 20 : 88), placement, 1)
}

/** Rings of nozzles on a face that looks along y. */
function nozzles(m: Model, radius: number, y: number, placement: Placement) {
  if (m.detail === 'web') return
  m.within(placement, () => {
    for (const ring of spread(0.28, 0.84, radius > 70 ? 6 : 3)) {
      const count = Math.round((2 * Math.PI * ring * radius) / (radius > 70 ? 22 : 13))
      for (const index of steps(count)) {
        const angle = (index / count) * 2 * Math.PI
        const [x, z] = [ring * radius * Math.cos(angle), ring * radius * Math.sin(angle)]
        m.slab(ellipse(4.5, 4.5, 10), 1, x, y, z, 'black_plastic', 0.3)
      }
    }
  })
}

/** A round head with its nozzles below. Corners of the profile are doubled, so that its faces stay flat. */
export function head(m: Model, x: number, y: number, z: number, radius: number) {
  const place = move(x, y, z)
  const profile: Vec2[] = [
    [radius, 0],
    [radius, 0.1],
    [radius, 5],
    [radius * 0.98, 7],
    [radius * 0.6, 11],
    [26, 15],
    [15, 20],
    [14, 30],
    [13.9, 30.1],
    [0.1, 30.1],
  ]
  disc(m, profile, 'chrome', place)
  const face: Vec2[] = [
    [0.1, -0.8],
    [radius * 0.96, -0.8],
    [radius - 0.5, 0.5],
  ]
  disc(m, face, 'grey_plastic', place)
  nozzles(m, radius, -1.4, place)
}

export function handShower(m: Model, x: number, y: number, z: number, size: number) {
  m.within(chain(move(x, y, z), turnX(-24)), () => {
    const grip: Vec2[] = [
      [0.1, -150],
      [9.9, -150],
      [10, -149],
      [12, -140],
      [11, 0],
      [13, 20],
    ]
    disc(m, grip, 'chrome')
    const tilted = chain(move(0, 36, 14), turnX(78))
    const body: Vec2[] = [
      [0.1, -4],
      [size * 0.4, -2],
      [size * 0.8, 4],
      [size * 0.97, 10],
      [size, 14],
      [size, 18],
      [size * 0.98, 20],
      [size * 0.94, 20.6],
      [size * 0.9, 20.6],
    ]
    disc(m, body, 'chrome', tilted)
    const face: Vec2[] = [
      [size * 0.91, 20.2],
      [size * 0.9, 20.4],
      [0.1, 20.4],
    ]
    disc(m, face, 'grey_plastic', tilted)
    nozzles(m, size, 20.2, tilted)
  })
}

export const hose = (m: Model, from: Vec3, to: Vec3, sag: number) =>
  m.bar(
    spread(0, 1, m.detail === 'web' ? 9 : 24).map(
      (t): Vec3 => [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t - sag * Math.sin(Math.PI * t),
        from[2] + (to[2] - from[2]) * t + 6,
      ],
    ),
    6,
    'steel',
  )
