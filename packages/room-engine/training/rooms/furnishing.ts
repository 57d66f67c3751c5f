import { clutterOn, heap, oddment } from './furniture/clutter.ts'
import { framed, plant } from './furniture/decor.ts'
import { kitchenRow } from './furniture/kitchen.ts'
import { table } from './furniture/tables.ts'
import { PIECES } from './furniture.ts'
import type { Kind } from './kinds.ts'
import { anyColour, cloth, material, metal, mirror, paint, whiteColour, wooden } from './materials.ts'
import { frameAt, Mesh, within, worldOf } from './mesh.ts'
import { folds } from './openings.ts'
import type { Eye } from './raster.ts'
import type { Taste } from './taste.ts'
import type { Wall } from './walls.ts'

/** Pieces along the walls and in the middle; what the camera would stand in is left out. */
export function furnished(
  mesh: Mesh,
  walls: readonly Wall[],
  kind: Kind,
  w: number,
  h: number,
  d: number,
  eye: Eye,
  dice: Taste,
) {
  if (kind === 'kitchen')
    for (const wall of walls.slice(0, 4)) {
      if (wall === walls[2] || !dice.chance(wall === walls[0] ? 0.85 : 0.45)) continue
      const doors = wall.openings.filter(({ low }) => low < 0.8)
      const from = doors.some(({ from: at }) => at < 0.8) ? Math.max(...doors.map(({ to }) => to)) + 0.1 : 0
      const to = Math.min(wall.length, ...doors.filter((door) => door.from > from).map((door) => door.from - 0.1))
      if (to - from < 0.8) continue
      const end = dice.chance(0.5) ? to : from + (to - from) * dice.between(0.5, 1)
      kitchenRow(
        mesh,
        wall.frame,
        dice,
        from,
        end,
        h,
        wall.openings.map((opening) => [opening.from, opening.to, opening.high]),
      )
      wall.taken.push([from, end])
    }
  const pieces = PIECES[kind] ?? []
  const want = kind === 'bare' ? Math.floor(dice.between(0, 3)) : Math.floor(dice.between(4, 15))
  for (let at = 0; at < want; at++) {
    const build = dice.one(pieces)
    const scratch = new Mesh()
    const seed = Math.floor(dice.between(0, 1e9))
    const size = build(scratch, frameAt(0, 0, 0), dice.again(seed))
    const wall = walls[dice.one([0, 0, 0, 0, 1, 1, 3, 3, 2])] as Wall
    const isInTheMiddle = dice.chance(0.35)
    const x = dice.between(size.width / 2 + 0.02, Math.max(size.width / 2 + 0.03, wall.length - size.width / 2))
    if (!isInTheMiddle && !isFree(wall, x - size.width / 2, x + size.width / 2)) continue
    const frame = isInTheMiddle
      ? frameAt(
          w * dice.between(0.15, 0.85),
          0,
          d * dice.between(0.1, 0.75),
          dice.sober(0.85, 0.7) ? dice.one([0, 1, 2, 3]) * (Math.PI / 2) : dice.between(-3, 3),
        )
      : within(wall.frame, x, 0, dice.between(0.02, 0.12), dice.chance(0.8) ? 0 : dice.between(-0.2, 0.2))
    const [mx, , mz] = worldOf(frame, [0, 0, size.depth / 2])
    if (Math.hypot(mx - eye.at[0], mz - eye.at[2]) < Math.max(size.width, size.depth) / 2 + 0.55) continue
    build(mesh, frame, dice.again(seed))
    if (!isInTheMiddle) wall.taken.push([x - size.width / 2, x + size.width / 2])
    if (kind === 'bedroom' && build === PIECES.bedroom?.[0] && dice.chance(0.7))
      for (const side of [-1, 1])
        if (dice.chance(0.7)) {
          const own = within(frame, side * (size.width / 2 + 0.3), 0, 0)
          table(mesh, own, dice.again(seed + 1))
          oddment(mesh, within(own, 0, 0.5, 0.2), dice, 0.3)
        }
  }
  const heaps = dice.sober(0.2, 0.35) ? Math.floor(dice.between(1, 5)) : 0
  for (let at = 0; at < heaps; at++) {
    const [x, z] = [w * dice.between(0.05, 0.95), d * dice.between(0.05, 0.75)]
    if (Math.hypot(x - eye.at[0], z - eye.at[2]) > 1)
      (dice.chance(0.8) ? heap : plant)(mesh, frameAt(x, 0, z, dice.between(-3, 3)), dice)
  }
}

const isFree = ({ taken }: Wall, from: number, to: number) => taken.every(([a, b]) => to < a || from > b)

/** Pictures, mirrors, wall shelves, towels, wall lamps, clocks. */
export function hung(mesh: Mesh, walls: readonly Wall[], kind: Kind, h: number, dice: Taste) {
  for (const wall of walls) {
    const things = kind === 'bare' ? Math.floor(dice.between(0, 1.5)) : Math.floor(dice.between(0, 4.5))
    const alike = dice.chance(0.4)
    const seed = Math.floor(dice.between(0, 1e9))
    for (let at = 0; at < things; at++) {
      const own = alike ? dice.again(seed) : dice
      const what = own.between(0, 1)
      const [pw, ph] = [own.between(0.15, 1.2), own.between(0.15, 1)]
      const x = dice.between(pw / 2, Math.max(pw / 2 + 0.01, wall.length - pw / 2))
      if (wall.openings.some((opening) => x + pw / 2 > opening.from - 0.15 && x - pw / 2 < opening.to + 0.15)) continue
      const frame = within(wall.frame, x, Math.min(h - ph - 0.05, alike ? 1.35 : dice.between(1, 1.7)), 0)
      if (what < 0.6)
        framed(
          mesh,
          frame,
          own,
          pw,
          ph,
          what < 0.5 ? material(own, 'art', anyColour(own), { gloss: own.chance(0.2) ? 0.08 : 0 }) : mirror(own),
        )
      else if (what < 0.75) {
        mesh.box(frame, [-pw / 2, 0, 0], [pw / 2, 0.03, 0.22], wooden(dice), 'furniture')
        clutterOn(mesh, frame, [-pw / 2, 0.03, 0.02], [pw / 2, 0, 0.2], dice, Math.floor(dice.between(0, 5)))
      } else if (what < 0.85)
        folds(mesh, within(wall.frame, x, 0, -0.04), -pw / 3, pw / 3, -ph, 0.1, cloth(dice), dice, 'thing')
      else if (what < 0.93) {
        const lamp = material(dice, 'plain', [1, 0.9, 0.7], { glow: dice.between(0.8, 4) })
        mesh.blob(within(frame, 0, 0.2, 0.1), [0.14, 0.2, 0.14], lamp, 'thing')
        mesh.box(frame, [-0.04, 0.05, 0], [0.04, 0.25, 0.05], metal(dice), 'thing')
      } else
        mesh.turned(
          within(frame, 0, 0, 0.03),
          [
            [0, 0],
            [0, pw / 3],
          ],
          paint(dice),
          'thing',
          16,
        )
    }
  }
}

/** Something near that hides the lower edge or a side of the picture. */
export function inFront(mesh: Mesh, eye: Eye, dice: Taste) {
  if (!dice.chance(0.3)) return
  const frame = within(
    frameAt(eye.at[0], 0, eye.at[2], -eye.yaw),
    dice.between(-0.8, 0.8),
    0,
    -dice.between(0.8, 1.6),
    dice.between(-0.6, 0.6),
  )
  const kind = dice.between(0, 1)
  if (kind < 0.35)
    mesh.box(
      frame,
      [-dice.between(0.4, 1.2), 0.2, -0.4],
      [dice.between(0.4, 1.2), Math.min(eye.at[1] - 0.35, dice.between(0.4, 0.95)), 0.2],
      dice.chance(0.5) ? wooden(dice) : cloth(dice),
      'furniture',
    )
  else if (kind < 0.55)
    oddment(mesh, within(frame, 0, Math.max(0, eye.at[1] - dice.between(0.5, 1)), 0), dice, dice.between(0.2, 0.6))
  else if (kind < 0.8) {
    // The edge of a door or a cupboard beside the camera.
    const side = dice.chance(0.5) ? 1 : -1
    const near = within(
      frameAt(eye.at[0], 0, eye.at[2], -eye.yaw),
      side * eye.reach * dice.between(0.5, 0.85),
      0,
      -0.85,
      side * dice.between(0.2, 1.2),
    )
    mesh.box(
      near,
      [-0.4, 0, -0.03],
      [0.4, 2.4, 0.01],
      dice.chance(0.5) ? wooden(dice) : paint(dice, whiteColour(dice)),
      dice.chance(0.7) ? 'door' : 'furniture',
    )
  } else table(mesh, frame, dice)
}
