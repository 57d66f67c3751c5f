import { randomFrom, seedOf } from '@vuong-tron/geometry/numbers'
import {
  chain,
  directNormal,
  HERE,
  isMirror,
  move,
  type Placement,
  put,
  turnX,
  turnZ,
  type Vec2,
  type Vec3,
} from '@vuong-tron/geometry/vectors'
import type { MaterialName } from '../materials.ts'
import { type Bounds, boundsOf, type Shape, sizeOf, type Triangle } from './shape.ts'
import { type CushionOptions, cushion, pillow } from './soft.ts'
import { box, lathe, loft, prism, roundSection, type Section, sweep } from './solids.ts'

/** Pages get few corners; pictures get many, plus props. */
export type Detail = 'web' | 'studio'

export type Corner = {
  at: Vec3
  normal: Vec3
  probe: Vec3
  /** Along the grain and twice across it: coordinates of solid textures. */
  solid: Vec3
  /** Along and across the grain, unfolded: coordinates of flat textures. */
  flat: Vec2
}
export type Part = { material: MaterialName; corners: Corner[]; triangles: Triangle[]; tone: number; prop: boolean }

export type Size = { w: number; d: number; h: number }
export type Wood = 'oak' | 'walnut' | 'ash' | 'black_oak'
/** The woods of furniture, and the one under paint and glass. */
export type Timber = Wood | 'birch'
type Grain = 0 | 1 | 2

/** A piece being built. Millimetres; the origin is on the floor in the middle of the footprint, the front is +z. */
export class Model {
  readonly parts: Part[] = []
  /** Its fronts, and how many of them are doors and drawers; flaps and panels are neither. */
  readonly fronts = { all: 0, doors: 0, drawers: 0 }
  readonly detail: Detail
  wood: Timber
  metal: MaterialName = 'brass'
  #placement = HERE
  #random: () => number
  #isProp = false
  #props: (() => void)[] = []

  constructor(name: string, wood: Wood, detail: Detail) {
    this.wood = wood
    this.detail = detail
    this.#random = randomFrom(seedOf(name))
  }

  get fineness() {
    return this.detail === 'web' ? 1 : 3
  }

  random(from = 0, to = 1) {
    return from + (to - from) * this.#random()
  }

  /** Runs `work` in a nested coordinate system. */
  within(placement: Placement, work: () => void) {
    const outer = this.#placement
    this.#placement = chain(outer, placement)
    work()
    this.#placement = outer
  }

  /** Adds things around the piece for pictures; they are not measured, and not part of the model for pages. */
  prop(work: () => void) {
    const placement = this.#placement
    this.#props.push(() => {
      this.#isProp = true
      this.within(placement, work)
      this.#isProp = false
    })
  }

  /** Runs the deferred props once the piece has its final size. */
  setProps() {
    for (const work of this.#props) work()
    this.#props = []
  }

  add(material: MaterialName, shape: Shape, placement: Placement = HERE, grain: Grain = longestAxis(shape)) {
    const place = chain(this.#placement, placement)
    const [along, across, through] = [grain, (grain + 1) % 3, (grain + 2) % 3] as [Grain, Grain, Grain]
    const offset: Vec3 = [this.random(0, 1200), this.random(-250, 250), this.random(-250, 250)]
    const corners = shape.vertices.map(({ at, normal, rest, probe = at }): Corner => {
      const [u, v, w] = [rest[along], rest[across], rest[through]]
      const facing = [Math.abs(normal[along]), Math.abs(normal[across]), Math.abs(normal[through])] as const
      const flat: Vec2 = facing[0] > 0.7 ? [v * 0.3, w] : facing[1] > facing[2] ? [u, w] : [u, v]
      return {
        at: put(place, at),
        normal: directNormal(place, normal),
        probe: put(place, probe),
        solid: [u + offset[0], v + offset[1], w + offset[2]],
        flat: [flat[0] + offset[0], flat[1] + offset[1]],
      }
    })
    const triangles = isMirror(place) ? shape.triangles.map(([a, b, c]): Triangle => [a, c, b]) : shape.triangles
    this.parts.push({ material, corners, triangles, tone: this.random(), prop: this.#isProp })
  }

  /** A panel by the middle of its footprint and its underside. The grain runs along its longest side. */
  board(
    w: number,
    h: number,
    d: number,
    x: number,
    y: number,
    z: number,
    material: MaterialName = this.wood,
    bevel = 1.6,
  ) {
    this.add(material, box(w, h, d, bevel), move(x, y + h / 2, z))
  }

  /** A panel cut along an outline in x and z, by its underside. */
  slab(
    outline: readonly Vec2[],
    h: number,
    x: number,
    y: number,
    z: number,
    material: MaterialName = this.wood,
    bevel = 3,
  ) {
    this.add(material, prism(outline, h, bevel, this.detail === 'web' ? 1 : 3), move(x, y + h / 2, z))
  }

  /** A panel cut along an outline that stands upright: the outline's z is up, `y` its foot, and z its middle. */
  upright(
    outline: readonly Vec2[],
    thickness: number,
    x: number,
    y: number,
    z: number,
    material: MaterialName = this.wood,
    bevel = 2,
  ) {
    this.add(
      material,
      prism(outline, thickness, bevel, this.detail === 'web' ? 1 : 2),
      chain(move(x, y, z), turnX(-90)),
    )
  }

  /** A profile of depth (z) and height (y) drawn out along x; its middle comes to x, y, z. */
  extruded(
    profile: readonly Vec2[],
    length: number,
    x: number,
    y: number,
    z: number,
    material: MaterialName = this.wood,
    bevel = 0.6,
  ) {
    const lying: Placement = { x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0], origin: [x, y, z] }
    this.add(material, prism(profile, length, bevel, 1), lying, 1)
  }

  /** Outlines above each other, rounded into one skin. */
  lofted(
    rings: readonly { outline: readonly Vec2[]; y: number }[],
    x: number,
    y: number,
    z: number,
    material: MaterialName,
  ) {
    this.add(material, loft(rings), move(x, y, z), 0)
  }

  turned(
    profile: readonly Vec2[],
    x: number,
    y: number,
    z: number,
    material: MaterialName = this.wood,
    placement: Placement = HERE,
  ) {
    const segments = this.detail === 'studio' ? 36 : this.#isProp ? 10 : 16
    this.add(material, lathe(profile, segments), chain(move(x, y, z), placement), 1)
  }

  /** A bar along a path; round with a radius, or of any section. */
  bar(path: readonly Vec3[], section: number | Section, material: MaterialName = this.metal, closed = false) {
    const sides = this.detail === 'web' ? 7 : 14
    this.add(
      material,
      sweep(path, typeof section === 'number' ? roundSection(section, sides) : section, closed),
      HERE,
      0,
    )
  }

  /** A round leg that narrows towards the floor; its head stays at x, z while `lean` spreads its foot outwards. */
  leg(
    x: number,
    z: number,
    height: number,
    head: number,
    foot: number,
    lean: Vec2 = [0, 0],
    material: MaterialName = this.wood,
  ) {
    const profile: Vec2[] = [
      [0.1, 0],
      [foot - 2, 0],
      [foot, 2],
      [head, height - 1],
      [head - 1, height],
      [0.1, height],
    ]
    const stretch = 1 / Math.cos((Math.hypot(...lean) * Math.PI) / 180)
    const segments = this.detail === 'web' ? 12 : 28
    const tilted = chain(move(x, height, z), turnX(-lean[1]), turnZ(lean[0]), move(0, -height, 0))
    const shape = lathe(
      profile.map(([r, y]): Vec2 => [r, height - (height - y) * stretch]),
      segments,
    )
    this.add(material, shape, tilted, 1)
  }

  cushion(material: MaterialName, size: Vec3, options: CushionOptions, placement: Placement) {
    this.add(material, cushion(size, { seed: Math.floor(this.random(1, 99)), ...options }, this.fineness), placement)
  }

  pillow(material: MaterialName, width: number, depth: number, height: number, placement: Placement) {
    this.add(material, pillow(width, depth, height, Math.floor(this.random(1, 99)), this.fineness), placement)
  }

  /** Bounding box without props. */
  bounds(): Bounds {
    const points = this.parts.filter(({ prop }) => !prop).flatMap(({ corners }) => corners.map(({ at }) => at))
    return boundsOf(points)
  }

  /** Transforms everything built so far. */
  transform(placement: Placement) {
    for (const part of this.parts)
      part.corners = part.corners.map((corner) => ({
        ...corner,
        at: put(placement, corner.at),
        normal: directNormal(placement, corner.normal),
        probe: put(placement, corner.probe),
      }))
    this.#props = this.#props.map((work) => () => this.within(placement, work))
  }
}

function longestAxis(shape: Shape): Grain {
  const size = sizeOf(boundsOf(shape.vertices.map(({ rest }) => rest)))
  return size[0] >= size[1] && size[0] >= size[2] ? 0 : size[1] >= size[2] ? 1 : 2
}
