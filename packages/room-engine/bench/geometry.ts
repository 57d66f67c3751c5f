import { dot, subtract, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import { type Camera, horizontalFieldOfView, pitchOf, rayThrough } from '../src/geometry/camera.ts'
import { findLayout, type Layout } from '../src/geometry/layout.ts'
import { type Box, type Face, faceAlong, floorHomography, moved, scaledTo } from '../src/geometry/room-box.ts'
import { labelRoom } from '../src/network/label-room.ts'
import { dragged } from './drag.ts'
import { median } from './median.ts'
import type { BenchPart, BenchPhoto, BenchRoom, Figures } from './part.ts'
import { axesOf } from './rooms/plan.ts'
import { weightsOf } from './walls/weights.ts'

export const geometry: BenchPart = {
  name: 'geometry',
  method: `Camera and room box are found in each photo from its pixels and what the network sees in it. *Layout pixel error* is the share of pixels whose face (floor, ceiling, three walls) is not the true one, furniture taken away; which of the walls is called the back one does not count. *After one drag*: of the true corners of the back wall that stand in the picture, the one that is furthest from a corner of the found box is taken, and the nearest corner of the box at the same height is put there, as a person would who looks for the worst mistake, 3 px beside it. *Floor grid*: points every half metre of the floor, laid by the floor's homography; with the true camera it is compared with where the renderer has them, with the found one the camera's true height is given. Times are those of the processor for one photo of 1024 × 768 px in Node.`,
  rows: [
    {
      figure: 'fieldOfView',
      what: 'horizontal field of view, error',
      statistic: 'median',
      unit: '°',
      must: { atMost: 4 },
      aim: { atMost: 2 },
    },
    {
      figure: 'pitch',
      what: 'pitch, error',
      statistic: 'median',
      unit: '°',
      must: { atMost: 1 },
      aim: { atMost: 0.5 },
    },
    {
      figure: 'layout',
      what: 'layout pixel error, automatic',
      statistic: 'mean',
      unit: '%',
      must: { atMost: 20 },
      aim: { atMost: 12 },
    },
    {
      figure: 'dragged',
      what: 'layout pixel error, after one drag',
      statistic: 'mean',
      unit: '%',
      must: { atMost: 8 },
      aim: { atMost: 4 },
    },
    {
      figure: 'trueGrid',
      what: 'floor grid, true camera',
      statistic: 'median',
      unit: 'px',
      must: { atMost: 3 },
      aim: { atMost: 1.5 },
    },
    {
      figure: 'grid',
      what: 'floor grid, found camera',
      statistic: 'median',
      unit: 'px',
      must: { atMost: 25 },
      aim: { atMost: 12 },
    },
    { figure: 'seconds', what: 'time to the layout', statistic: 'median', unit: 's', must: { atMost: 2 } },
  ],
  room: (room): Figures => {
    const { truth, photo } = room
    const trueGrid = gridError(room, truth.camera, truth.box)
    const started = process.cpuUsage()
    const found = findLayout(photo, labelRoom(photo, weightsOf()))
    const { user, system } = process.cpuUsage(started)
    const seconds = (user + system) / 1e6
    // A refused photo counts as wholly wrong.
    if (!found.ok) return { layout: 100, dragged: 100, trueGrid, seconds }
    const { layout } = found
    return {
      fieldOfView: Math.abs(horizontalFieldOfView(layout.camera) - horizontalFieldOfView(truth.camera)),
      pitch: Math.abs(pitchOf(layout.camera) - pitchOf(truth.camera)),
      layout: layoutError(layout, room),
      dragged: layoutError(dragged(layout, truth), room),
      trueGrid,
      grid: gridError(room, layout.camera, scaledTo(layout.box, truth.box.floor)),
      seconds,
    }
  },
  photo: ({ photo, fieldOfView, pitch }: BenchPhoto): Figures => {
    const found = findLayout(photo, labelRoom(photo, weightsOf()))
    if (!found.ok) return {}
    const { camera } = found.layout
    return {
      fieldOfView: Math.abs(horizontalFieldOfView(camera) - fieldOfView),
      pitch: Math.abs(pitchOf(camera) - pitch),
    }
  },
}

const STEP_PX = 4
const WALL_NAMES: readonly (readonly [Face, Face, Face])[] = [
  ['left', 'back', 'right'],
  ['back', 'right', 'left'],
  ['right', 'left', 'back'],
  ['left', 'right', 'back'],
  ['back', 'left', 'right'],
  ['right', 'back', 'left'],
]

/** Percent of pixels with the wrong face, under the best naming of walls. */
function layoutError({ camera, box }: Pick<Layout, 'camera' | 'box'>, { truth }: BenchRoom): number {
  const wrong = WALL_NAMES.map(() => 0)
  let count = 0
  for (let y = STEP_PX / 2; y < camera.heightPx; y += STEP_PX)
    for (let x = STEP_PX / 2; x < camera.widthPx; x += STEP_PX) {
      const found = faceAlong(box, rayThrough(camera, [x, y])).face
      const real = faceAlong(truth.box, rayThrough(truth.camera, [x, y])).face
      count++
      for (const [index, [left, back, right]] of WALL_NAMES.entries())
        if (({ left, back, right, floor: 'floor', ceiling: 'ceiling' } as const)[found] !== real)
          wrong[index] = (wrong[index] as number) + 1
    }
  return (100 * Math.min(...wrong)) / count
}

const GRID_MM = 500

/** Pixels between the true floor grid and the one from a camera's homography, in the best orientation. */
function gridError({ files, truth }: BenchRoom, camera: Camera, box: Box): number {
  const { plan } = files
  const { position } = plan.viewpoint
  const { widthPx, heightPx } = truth.camera
  const homography = floorHomography(camera, box)
  const points: { real: Vec2; floor: Vec2 }[] = []
  for (let x = -plan.w / 2 + GRID_MM; x < plan.w / 2; x += GRID_MM)
    for (let z = -plan.d / 2 + GRID_MM; z < plan.d / 2; z += GRID_MM) {
      const real = inRender(plan.viewpoint, [x, 0, z], truth.camera)
      if (real && real[0] >= 0 && real[1] >= 0 && real[0] < widthPx && real[1] < heightPx)
        points.push({ real, floor: [(x - position[0]) / 1000, (position[2] - z) / 1000] })
    }
  const turns: ((point: Vec2) => Vec2)[] = [([x, z]) => [x, z], ([x, z]) => [z, -x], ([x, z]) => [-z, x]]
  const errors = turns.map((turn) =>
    median(
      points.map(({ real, floor }) => {
        const laid = moved(homography, turn(floor))
        return laid ? Math.hypot(laid[0] - real[0], laid[1] - real[1]) : Number.POSITIVE_INFINITY
      }),
    ),
  )
  return Math.min(...errors)
}

/** Pixel of a room point (millimetres) in the render; independent of the engine, to judge it. */
export function inRender(
  viewpoint: Parameters<typeof axesOf>[0],
  point: Vec3,
  { widthPx, heightPx }: Camera,
): Vec2 | undefined {
  const { right, down, forward } = axesOf(viewpoint)
  const way = subtract(point, viewpoint.position)
  const depth = dot(way, forward)
  if (depth < 100) return undefined
  const focal = widthPx / 2 / Math.tan((viewpoint.fieldOfView * Math.PI) / 360)
  return [widthPx / 2 + (focal * dot(way, right)) / depth, heightPx / 2 + (focal * dot(way, down)) / depth]
}
