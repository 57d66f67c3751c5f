import type { Triple } from '../colour.ts'
import type { Face } from '../geometry/room-box.ts'
import { type MaterialId, materialOf, materials } from '../surfaces/materials/materials.ts'
import { oklabOfHex, planOfStyle } from '../surfaces/plan.ts'
import { type StyleId, styles } from '../surfaces/styles.ts'

/** One variant of a style; colours in OKLab. */
export type Design = { accent?: Face; wall: Triple; accentWall: Triple; floor: MaterialId }

/** Lightness added to the walls per design, in OKLab. */
const SHADES = [0, 0.015, -0.02, 0.03]
/** Number of similar floors that take turns. */
const FLOORS = 3

/** The design of a style with this seed: 0 is the style itself, others vary accent wall, shade and floor. */
export function designOf(style: StyleId, seed: number, walls: readonly Face[]): Design {
  const { wall, accentWall } = planOfStyle(style)
  const [lightness, a, b] = wall
  const shade = SHADES[seed % SHADES.length] as number
  return {
    // The last option has no accent wall.
    accent: walls.length > 1 ? walls[seed % (walls.length + 1)] : undefined,
    wall: [Math.min(0.985, lightness + shade), a, b],
    accentWall,
    floor: floorsLike(styles[style].floor)[seed % FLOORS] as MaterialId,
  }
}

/** All floors, those nearest to the style's colour first. */
function floorsLike(floor: MaterialId): MaterialId[] {
  const wanted = oklabOfHex(materialOf(floor).colour)
  const apart = (id: MaterialId) => {
    const own = oklabOfHex(materialOf(id).colour)
    return Math.hypot(own[0] - wanted[0], own[1] - wanted[1], own[2] - wanted[2])
  }
  const floors = (Object.keys(materials) as MaterialId[]).filter((id) => materialOf(id).surface === 'floor')
  return floors.sort((one, other) => apart(one) - apart(other))
}
