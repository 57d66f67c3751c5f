import { chain, move, turnX, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { box, fillet } from '../kit/solids.ts'

export type Handle = 'knob' | 'wooden knob' | 'pull' | 'bar' | 'cup' | 'groove' | 'none'

const knobProfile = (r: number): Vec2[] => [
  [0.1, 0],
  [r * 0.45, 0],
  [r * 0.4, r * 0.5],
  [r * 0.6, r * 0.8],
  [r * 0.95, r],
  [r, r * 1.2],
  [r * 0.9, r * 1.45],
  [r * 0.5, r * 1.55],
  [0.1, r * 1.56],
]

export function knob(m: Model, x: number, y: number, z: number, radius = 10, material = m.metal) {
  m.turned(knobProfile(radius), x, y, z, material, turnX(90))
}

/** A bow of thin rod, upright or lying. */
function barHandle(m: Model, length: number, x: number, y: number, z: number, upright = true) {
  const half = length / 2
  const bow: Vec3[] = [
    [-half, 0, 0],
    [-half, 0, 26],
    [half, 0, 26],
    [half, 0, 0],
  ]
  const path = fillet(
    upright ? bow.map(([along, , out]): Vec3 => [0, along, out]) : bow,
    10,
    m.detail === 'web' ? 2 : 5,
  )
  m.within(move(x, y, z), () => m.bar(path, 4.5))
}

/** A tab of bent sheet on the upper edge of a front. */
function edgePull(m: Model, width: number, x: number, y: number, z: number) {
  m.board(width, 3, 20, x, y, z + 8, m.metal, 0.8)
  m.board(width, 12, 3, x, y - 9, z + 17, m.metal, 0.8)
}

function cup(m: Model, x: number, y: number, z: number, width = 84) {
  const half: Vec2[] = [
    [0.1, 0],
    [15, 0],
    [19, 6],
    [20, 12],
    [18, 12],
    [14, 4],
    [0.1, 3],
  ]
  m.within(chain(move(x, y, z), turnX(90)), () =>
    m.turned(
      half.map(([r, h]): Vec2 => [r * (width / 84), h * 1.6]),
      0,
      0,
      0,
      m.metal,
    ),
  )
}

/** The handle of a front: at the edge away from the hinge, or in the middle of a drawer. */
export function handleOn(
  m: Model,
  kind: Handle,
  front: { x: number; y: number; z: number; w: number; h: number; side: -1 | 0 | 1 },
) {
  const { x, y, z, w, h, side } = front
  const isDrawer = side === 0
  const edge = x + side * (w / 2 - 32)
  const reachable = h > 1300 ? y + h * 0.5 : y + h * 0.62
  if (kind === 'knob' || kind === 'wooden knob') {
    const [radius, material] = kind === 'knob' ? ([10, m.metal] as const) : ([17, m.wood] as const)
    const places = isDrawer && w > 620 ? [x - w / 4, x + w / 4] : [isDrawer ? x : edge]
    for (const index of places) knob(m, index, isDrawer ? y + h / 2 : reachable, z, radius, material)
  }
  if (kind === 'bar' && isDrawer) barHandle(m, Math.min(260, w * 0.4), x, y + h / 2, z, false)
  if (kind === 'bar' && !isDrawer) barHandle(m, Math.min(360, h * 0.4), edge, reachable, z)
  if (kind === 'cup') cup(m, isDrawer ? x : edge, isDrawer ? y + h / 2 : reachable, z)
  if (kind === 'pull') edgePull(m, Math.min(160, w * 0.5), isDrawer ? x : edge - side * 40, y + h, z)
  if (kind === 'groove')
    m.add(
      'black_plastic',
      isDrawer ? box(Math.min(140, w * 0.4), 12, 3, 0.5) : box(12, Math.min(150, h * 0.3), 3, 0.5),
      move(isDrawer ? x : edge + side * 14, isDrawer ? y + h - 24 : reachable, z),
    )
}
