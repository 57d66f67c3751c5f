import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { RoomLabel } from '../../src/network/labels.ts'
import { ceilingOf } from './ceiling.ts'
import { eyeIn } from './eye.ts'
import { finishes } from './finishes.ts'
import { furnished, hung, inFront } from './furnishing.ts'
import { rug } from './furniture/decor.ts'
import { ceilingLight } from './furniture/lamps.ts'
import { KINDS } from './kinds.ts'
import { type Developed, developed } from './lens.ts'
import type { Lighting, Shell, Source } from './light.ts'
import { daylight, lightingOf } from './light-plan.ts'
import { paint, whiteColour, wooden } from './materials.ts'
import { frameAt, Mesh } from './mesh.ts'
import { doorIn, dressedWindow, wallAround, windowIn } from './openings.ts'
import { planOpenings } from './openings-plan.ts'
import { drawn } from './picture.ts'
import { type Eye, rastered } from './raster.ts'
import { Taste } from './taste.ts'
import { projections, trims, wallsOf } from './walls.ts'

type Scene = { mesh: Mesh; eye: Eye; lighting: Lighting; shell: Shell; isNight: boolean; dice: Taste }

/** The labelled photograph of a seed's room. */
export function labelledRoom(seed: number, width: number, height: number): Developed {
  for (let attempt = 0; ; attempt++) {
    const scene = sceneOf(seed * 16 + (attempt % 16), width / height, seed % 4 !== 0)
    if (attempt < 15 && !isTelling(scene, width / height)) continue
    const { mesh, eye, lighting, shell, isNight, dice } = scene
    return developed(drawn(mesh, eye, lighting, shell, width, height, seed), dice, isNight)
  }
}

/**
 * Few pictures may show next to nothing but wall, or no furniture; without this most would. Sober rooms mostly show
 * what people photograph: a room, with its floor and what stands on it.
 */
function isTelling({ mesh, eye, dice }: Scene, aspect: number): boolean {
  const { polygon } = rastered(mesh.polygons, eye, 48, Math.round(48 / aspect))
  const share = (label: RoomLabel) =>
    polygon.reduce((sum, index) => sum + (mesh.polygons[index]?.label === label ? 1 : 0), 0) / polygon.length
  const walls = share('wall')
  const furniture = share('furniture')
  if (walls < 0.04 || walls > 0.85 || furniture > 0.75) return dice.chance(0.04)
  if (walls > 0.6) return dice.chance(0.3)
  if (dice.isSober && (walls < 0.15 || furniture > 0.5 || share('floor') < 0.03 || share('thing') > 0.3))
    return dice.chance(0.2)
  return furniture > 0.08 || dice.chance(0.3)
}

function sceneOf(seed: number, aspect: number, isSober: boolean): Scene {
  const dice = new Taste(seed, isSober)
  const kind = dice.one(KINDS)
  const isSmall = kind === 'bathroom' || kind === 'hall'
  const w = isSmall ? dice.between(1.4, 3.5) : dice.between(2.4, 6.5)
  const d = isSmall ? dice.between(1.6, 4) : dice.between(2.6, 7)
  const h = dice.between(2.25, dice.chance(0.15) ? 4.2 : 3)
  const walls = wallsOf(w, d)
  const eye = eyeIn(w, d, h, aspect, dice)
  const day = daylight(dice)
  const mesh = new Mesh()

  const finish = finishes(kind, dice)
  planOpenings(walls, h, dice)
  const windows: Source[] = []
  const frameLook = dice.chance(0.7) ? paint(dice, whiteColour(dice)) : wooden(dice)
  for (const [index, wall] of walls.entries()) {
    const upper = finish.accent === index ? finish.accentLook : finish.upper
    const lower = finish.dado > 0 ? finish.lower : upper
    wallAround(mesh, wall.frame, wall.length, h, wall.openings, upper, lower, finish.dado)
    for (const opening of wall.openings) {
      if (opening.kind === 'window') {
        windows.push(windowIn(mesh, wall.frame, opening, day, frameLook, upper, dice))
        if (dice.chance(kind === 'kitchen' || kind === 'bathroom' ? 0.45 : 0.85))
          dressedWindow(mesh, wall.frame, opening, h, dice)
      } else doorIn(mesh, wall.frame, opening, finish.floor, dice)
    }
    trims(mesh, wall, h, upper, finish, dice)
  }
  const at = (x: number, y: number, z: number): Vec3 => [x, y, z]
  mesh.quad([at(0, 0, 0), at(w, 0, 0), at(w, 0, d), at(0, 0, d)], finish.floor, 'floor')
  ceilingOf(mesh, w, h, d, finish, dice)
  projections(mesh, walls, h, finish, dice)

  furnished(mesh, walls, kind, w, h, d, eye, dice)
  hung(mesh, walls, kind, h, dice)
  if (dice.chance(0.5))
    rug(
      mesh,
      frameAt(w * dice.between(0.3, 0.7), 0, d * dice.between(0.3, 0.7), dice.chance(0.8) ? 0 : dice.between(-1, 1)),
      dice,
      dice.between(0.6, Math.min(3, w)),
      dice.between(0.5, Math.min(3, d)),
    )
  if (dice.chance(0.6)) ceilingLight(mesh, w * dice.between(0.3, 0.7), d * dice.between(0.2, 0.8), h, dice)
  inFront(mesh, eye, dice)

  const shell: Shell = {
    width: w,
    height: h,
    depth: d,
    floor: finish.floor.colour,
    ceiling: finish.ceiling.colour,
    walls: finish.upper.colour,
    windows,
  }
  const lighting = lightingOf(windows, day, eye, w, h, d, finish.upper.colour, finish.floor.colour, dice)
  return { mesh, eye, lighting, shell, isNight: day.isNight, dice }
}
