import { randomFrom } from '@vuong-tron/geometry/numbers'
import type { Vec3 } from '@vuong-tron/geometry/vectors'
import { ROOM_LABELS } from '../../src/network/labels.ts'
import { Blockers, DIMENSIONS, type Lighting, lightAt, reflected, type Shell } from './light.ts'
import { colourAt } from './materials.ts'
import type { Mesh, Polygon } from './mesh.ts'
import { axesOf, type Eye, rastered } from './raster.ts'

/** Linear light (three numbers a pixel) and the label of each pixel. */
export type Drawing = { width: number; height: number; light: Float32Array; labels: Uint8Array; eye: Eye }

/** Samples a side of each pixel, and pixels a side of each cell that has one light. */
const FINE = 2
const COARSE = 2
/** Side of the square of pixels that share their samples of light: each square holds every sample once. */
const SHARED = 4

/** Draws a room: colours at four samples a pixel, light once in four pixels, smoothed within a surface. */
export function drawn(
  mesh: Mesh,
  eye: Eye,
  lighting: Lighting,
  shell: Shell,
  width: number,
  height: number,
  seed: number,
): Drawing {
  const { polygons } = mesh
  const seen = rastered(polygons, eye, width * FINE, height * FINE)
  const blockers = new Blockers(mesh.blockers)
  const normals = polygons.map(normalOf)
  const axes = axesOf(eye)
  const { ahead, right, up } = axes
  const ray = new Float64Array(3)
  /** Direction of a sample, one along the axis, into `ray`. */
  const aim = (x: number, y: number) => {
    const u = ((x + 0.5) / seen.width - 0.5) * 2 * eye.reach
    const v = (0.5 - (y + 0.5) / seen.height) * 2 * eye.reach * (seen.height / seen.width)
    for (let axis = 0; axis < 3; axis++)
      ray[axis] = (ahead[axis] as number) + (right[axis] as number) * u + (up[axis] as number) * v
  }
  const samples = sampleSets(seed)
  const columns = Math.ceil(width / COARSE)
  const rows = Math.ceil(height / COARSE)
  const raw = new Float32Array(columns * rows * 3)
  const surfaces = new Int32Array(columns * rows).fill(-1)
  const one = new Float32Array(3)
  const place: [number, number, number] = [0, 0, 0]
  const normal3: [number, number, number] = [0, 0, 0]
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const [fx, fy] = [x * COARSE * FINE + 1, y * COARSE * FINE + 1]
      const fine = fy * seen.width + fx
      const index = seen.polygon[fine] as number
      if (index < 0) continue
      const polygon = polygons[index] as Polygon
      surfaces[y * columns + x] = index
      if (polygon.material.glow > 0) continue
      aim(fx, fy)
      const far = seen.depth[fine] as number
      const [dx, dy, dz] = ray as unknown as [number, number, number]
      const normal = normals[index] as Vec3
      const turned = normal[0] * dx + normal[1] * dy + normal[2] * dz > 0 ? -1 : 1
      normal3[0] = normal[0] * turned
      normal3[1] = normal[1] * turned
      normal3[2] = normal[2] * turned
      place[0] = eye.at[0] + dx * far
      place[1] = eye.at[1] + dy * far
      place[2] = eye.at[2] + dz * far
      lightAt(
        place,
        normal3,
        lighting,
        shell,
        blockers,
        samples[(y % SHARED) * SHARED + (x % SHARED)] as Float32Array,
        one,
      )
      raw.set(one, (y * columns + x) * 3)
    }
  const smooth = smoothed(raw, surfaces, polygons, normals, columns, rows)

  const light = new Float32Array(width * height * 3)
  const labels = new Uint8Array(width * height)
  const numbers = polygons.map(({ label }) => ROOM_LABELS.indexOf(label))
  const votes = new Uint8Array(ROOM_LABELS.length)
  const colour = new Float32Array(3)
  const blur = eye.reach / width
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      votes.fill(0)
      for (let sample = 0; sample < FINE * FINE; sample++) {
        const fx = x * FINE + (sample % FINE)
        const fy = y * FINE + Math.floor(sample / FINE)
        const fine = fy * seen.width + fx
        const index = seen.polygon[fine] as number
        if (index < 0) continue
        const { material } = polygons[index] as Polygon
        const label = numbers[index] as number
        votes[label] = (votes[label] as number) + 1
        const far = seen.depth[fine] as number
        colourAt(material, seen.u[fine] as number, seen.v[fine] as number, blur * far, colour)
        const from = lit(
          surfaces,
          index,
          polygons,
          normals,
          Math.floor(x / COARSE),
          Math.floor(y / COARSE),
          columns,
          rows,
        )
        const mirrored = material.gloss > 0 ? mirrorOf(index, fx, fy, far) : undefined
        for (let channel = 0; channel < 3; channel++) {
          const own =
            (colour[channel] as number) * (material.glow > 0 ? material.glow : (smooth[from * 3 + channel] as number))
          const back = mirrored ? (one[channel] as number) * mirrored : 0
          light[pixel * 3 + channel] = (light[pixel * 3 + channel] as number) + (own + back) / (FINE * FINE)
        }
      }
      let most = 0
      for (let label = 1; label < votes.length; label++)
        if ((votes[label] as number) > (votes[most] as number)) most = label
      labels[pixel] = most
    }
  return { width, height, light, labels, eye }

  /** Puts what a glossy place mirrors into `one` and answers its share. */
  function mirrorOf(index: number, fx: number, fy: number, far: number): number {
    const { gloss } = (polygons[index] as Polygon).material
    aim(fx, fy)
    const [dx, dy, dz] = ray as unknown as [number, number, number]
    const size = Math.hypot(dx, dy, dz)
    const [nx, ny, nz] = normals[index] as Vec3
    const along = (dx * nx + dy * ny + dz * nz) / size
    const [rx, ry, rz] = [dx / size - 2 * along * nx, dy / size - 2 * along * ny, dz / size - 2 * along * nz]
    const facing = along > 0 ? -1 : 1
    reflected(
      eye.at[0] + dx * far + nx * facing * 0.01,
      eye.at[1] + dy * far + ny * facing * 0.01,
      eye.at[2] + dz * far + nz * facing * 0.01,
      rx,
      ry,
      rz,
      shell,
      lighting,
      blockers,
      one,
    )
    return gloss + (1 - gloss) * (1 - Math.abs(along)) ** 5 * (gloss > 0.5 ? 1 : 0.5)
  }
}

/** Numbers 0 to 1 for each pixel of a square; in each dimension they are spread evenly over the square. */
function sampleSets(seed: number): Float32Array[] {
  const random = randomFrom(seed)
  const count = SHARED * SHARED
  const sets = Array.from({ length: count }, () => new Float32Array(DIMENSIONS))
  for (let dimension = 0; dimension < DIMENSIONS; dimension++) {
    const order = sets.map((_, at) => at)
    for (let at = count - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other] as number, order[at] as number]
    }
    for (const [at, set] of sets.entries()) set[dimension] = ((order[at] as number) + random()) / count
  }
  return sets
}

function normalOf({ corners }: Polygon): Vec3 {
  const [a, b, c] = corners as [Vec3, Vec3, Vec3]
  const d = corners[3] ?? c
  // Diagonals, because rings of a turned body may close to a point.
  const [px, py, pz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [qx, qy, qz] = [d[0] - b[0], d[1] - b[1], d[2] - b[2]]
  const [x, y, z] = [py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx]
  const size = Math.hypot(x, y, z) || 1
  return [x / size, y / size, z / size]
}

const isAlike = (a: Vec3, b: Vec3) => Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) > 0.9

/** Mean light of the near pixels whose surface is the same, or has the same direction and label. */
function smoothed(
  raw: Float32Array,
  surfaces: Int32Array,
  polygons: readonly Polygon[],
  normals: readonly Vec3[],
  width: number,
  height: number,
) {
  const smooth = new Float32Array(raw.length)
  const before = SHARED / 2
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const own = surfaces[pixel] as number
      if (own < 0) continue
      let [r, g, b, count] = [0, 0, 0, 0]
      for (let oy = Math.max(0, y - before); oy < Math.min(height, y + before); oy++)
        for (let ox = Math.max(0, x - before); ox < Math.min(width, x + before); ox++) {
          const other = oy * width + ox
          const index = surfaces[other] as number
          if (
            index !== own &&
            (index < 0 ||
              polygons[index]?.label !== polygons[own]?.label ||
              !isAlike(normals[index] as Vec3, normals[own] as Vec3))
          )
            continue
          r += raw[other * 3] as number
          g += raw[other * 3 + 1] as number
          b += raw[other * 3 + 2] as number
          count++
        }
      smooth[pixel * 3] = r / count
      smooth[pixel * 3 + 1] = g / count
      smooth[pixel * 3 + 2] = b / count
    }
  return smooth
}

/** The pixel whose light a sample takes: its own, or a neighbour's of the same surface. */
function lit(
  surfaces: Int32Array,
  index: number,
  polygons: readonly Polygon[],
  normals: readonly Vec3[],
  x: number,
  y: number,
  width: number,
  height: number,
) {
  const pixel = y * width + x
  if (surfaces[pixel] === index) return pixel
  let close = -1
  for (let oy = Math.max(0, y - 1); oy <= Math.min(height - 1, y + 1); oy++)
    for (let ox = Math.max(0, x - 1); ox <= Math.min(width - 1, x + 1); ox++) {
      const other = surfaces[oy * width + ox] as number
      if (other === index) return oy * width + ox
      if (
        other >= 0 &&
        (polygons[other] as Polygon).material.glow === 0 &&
        isAlike(normals[other] as Vec3, normals[index] as Vec3)
      )
        close = oy * width + ox
    }
  return close >= 0 ? close : pixel
}
