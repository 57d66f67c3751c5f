import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, Path, PlaneGeometry, Shape, ShapeGeometry } from 'three'
import type { RoomOpening, RoomShape } from './document.ts'
import { openingLine, outlineOf } from './floor.ts'

/** A surface's material; textures repeat after this size. */
export type Cover = { material: MeshStandardMaterial; widthM?: number; heightM?: number }

const SKIRTING_M = 0.08

/** Floor and walls with holes for openings. Metres; the engine's z is opposite to three.js's. */
export function shellOf(
  shape: RoomShape,
  openings: readonly RoomOpening[],
  covers: { floor: Cover; walls: Cover },
): Group {
  const shell = new Group()
  const outline = outlineOf(shape).map(([x, z]): Vec2 => [x / 1000, z / 1000])
  shell.add(floorOf(outline, covers.floor))
  const height = shape.heightMm / 1000
  for (const [index, start] of outline.entries()) {
    const end = outline[(index + 1) % outline.length] as Vec2
    shell.add(wallOf(start, end, height, holesIn(shape, openings, start, end), covers.walls))
  }
  return shell
}

function floorOf(outline: readonly Vec2[], cover: Cover): Mesh {
  const geometry = new ShapeGeometry(polygon(outline))
  const floor = new Mesh(inMetres(geometry, cover), cover.material)
  // Drawn upright, then laid down so that its top points away from the front.
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  return floor
}

type Hole = { from: number; to: number; low: number; high: number }

/** Openings of a wall, in metres along it in walking order. */
function holesIn(shape: RoomShape, openings: readonly RoomOpening[], [fromX, fromZ]: Vec2, [toX, toZ]: Vec2): Hole[] {
  const length = Math.hypot(toX - fromX, toZ - fromZ)
  const [alongX, alongZ] = [(toX - fromX) / length, (toZ - fromZ) / length]
  return openings.flatMap((opening): Hole[] => {
    const line = openingLine(shape, opening)
    const ends = [line.start, line.end].map(([x, z]) => {
      const [dx, dz] = [x / 1000 - fromX, z / 1000 - fromZ]
      return { along: dx * alongX + dz * alongZ, beside: Math.abs(dx * alongZ - dz * alongX) }
    })
    if (ends.some(({ along, beside }) => beside > 0.001 || along < -0.001 || along > length + 0.001)) return []
    const [a, b] = ends.map(({ along }) => along) as [number, number]
    return [{ from: Math.min(a, b), to: Math.max(a, b), low: opening.sillMm / 1000, high: opening.topMm / 1000 }]
  })
}

/** A wall visible from inside only: going round, inside is on the left and the shape runs backwards. */
function wallOf([fromX, fromZ]: Vec2, [toX, toZ]: Vec2, height: number, holes: readonly Hole[], cover: Cover): Group {
  const length = Math.hypot(toX - fromX, toZ - fromZ)
  const seen = holes.map(({ from, to, ...hole }): Hole => ({ ...hole, from: length - to, to: length - from }))
  const face = polygon([
    [0, 0],
    [length, 0],
    [length, height],
    [0, height],
  ])
  for (const { from, to, low, high } of seen) face.holes.push(outlineOfHole(from, to, low, high))
  const side = new Mesh(inMetres(new ShapeGeometry(face), cover), cover.material)
  side.receiveShadow = true
  const wall = new Group().add(
    side,
    ...between(length, seen).map(([from, to]) => skirting(from, to)),
    ...seen.map(filling),
  )
  wall.position.set(toX, 0, -toZ)
  wall.rotation.y = Math.atan2(fromZ - toZ, fromX - toX)
  return wall
}

const daylight = new MeshBasicMaterial({ color: 'aliceblue' })
const doorPaint = new MeshStandardMaterial({ color: 'linen', roughness: 0.8 })
const REVEAL_M = 0.06

/** A closed door, or the light in a window, slightly behind the wall's face. */
function filling({ from, to, low, high }: Hole): Mesh {
  const mesh = new Mesh(new PlaneGeometry(to - from, high - low), low < SKIRTING_M ? doorPaint : daylight)
  mesh.position.set((from + to) / 2, (low + high) / 2, -REVEAL_M)
  return mesh
}

const skirtingPaint = new MeshStandardMaterial({ color: 'white', roughness: 0.9 })

function skirting(from: number, to: number): Mesh {
  const strip = polygon([
    [from, 0],
    [to, 0],
    [to, SKIRTING_M],
    [from, SKIRTING_M],
  ])
  const mesh = new Mesh(new ShapeGeometry(strip), skirtingPaint)
  mesh.position.z = 0.008
  mesh.receiveShadow = true
  return mesh
}

/** Spans of a wall on the floor, without doors. */
function between(length: number, holes: readonly Hole[]): [number, number][] {
  const doors = holes.filter(({ low }) => low < SKIRTING_M).sort((a, b) => a.from - b.from)
  const ends = [0, ...doors.flatMap(({ from, to }) => [from, to]), length]
  return ends.flatMap((end, index) => {
    const next = ends[index + 1]
    return index % 2 === 0 && next !== undefined && next - end > 0.01 ? [[end, next] as [number, number]] : []
  })
}

function polygon(points: readonly Vec2[]): Shape {
  const shape = new Shape()
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) shape.moveTo(x, y)
    else shape.lineTo(x, y)
  }
  return shape
}

function outlineOfHole(from: number, to: number, low: number, high: number): Path {
  const path = new Path()
  path.moveTo(from, low).lineTo(from, high).lineTo(to, high).lineTo(to, low)
  return path
}

/** Scales texture coordinates from lengths to repeats. */
function inMetres(geometry: ShapeGeometry, { widthM, heightM }: Cover): ShapeGeometry {
  const places = geometry.attributes.uv
  if (places && widthM && heightM)
    for (let index = 0; index < places.count; index++)
      places.setXY(index, places.getX(index) / widthM, places.getY(index) / heightM)
  return geometry
}

/** Frees GPU resources. */
export function disposeOf(group: Group) {
  group.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.geometry.dispose()
    const { material } = part
    if (material instanceof MeshStandardMaterial) material.map?.dispose()
  })
}
