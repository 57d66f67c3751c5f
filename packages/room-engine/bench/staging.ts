import { Vector3 } from 'three'
import { arrange } from '../src/staging/arrange.ts'
import { stageCamera } from '../src/staging/stage-camera.ts'
import { compositionOf } from './composition.ts'
import { inRender } from './geometry.ts'
import { type BenchPart, type BenchRoom, type Figures, row } from './part.ts'
import { floorPlanOfRoom } from './room-floor-plan.ts'
import { sixFor } from './room-products.ts'
import { faultsOf, inRoom, type Piece, pieceOf } from './staging-faults.ts'

export const staging: BenchPart = {
  name: 'staging',
  method: `Six pieces of the catalogue (a living room, a bedroom, a dining room and a study in turn) are arranged in each room's true box, among its doors and windows and for its camera. Whether they stand well is judged apart from the engine, in millimetres, by points every 2 cm: a *collision* is a point in two pieces or outside the room; a *clearance violation* is a door or window with furniture before it, or a point that a piece needs free (75 cm before cabinets, desks and round dining tables, 60 cm before shelves and sofas and beside beds, 35 cm between sofa and table) and does not have. *Pieces that stand* is the share of the six: small rooms, and pictures that show little floor, do not hold them all. *Footprint* is how far the corners of what stands are, drawn by the camera of three.js, from where the renderer has them. Time is that of the processor in Node. A *set* is chosen and placed by the template of each of five kinds of room in each of four styles, where its main piece finds a place; *kinds of room that fit* are those of the five that all four styles furnish. *Whole* are pieces all of whose corners the renderer has in the picture; a bed's foot, the near chairs of a table and a fifth of a coffee table may run out of it below. *Unlevel* are two pieces at one wall whose tops are neither level nor 30 cm apart.`,
  rows: [
    { figure: 'collisions', what: 'staging: collisions', statistic: 'mean', unit: '', must: { atMost: 0 } },
    { figure: 'clearance', what: 'staging: clearance violations', statistic: 'mean', unit: '', must: { atMost: 0 } },
    { figure: 'standing', what: 'staging: pieces that stand', statistic: 'mean', unit: '%', must: { atLeast: 50 } },
    {
      figure: 'footprint',
      what: 'staging: footprint, true camera',
      statistic: 'mean',
      unit: 'px',
      must: { atMost: 4 },
      aim: { atMost: 2 },
    },
    {
      figure: 'arrangeSeconds',
      what: 'staging: time to arrange six pieces',
      statistic: 'median',
      unit: 's',
      must: { atMost: 0.4 },
      aim: { atMost: 0.2 },
    },
    row('kindsHeld', 'sets: kinds of room that fit, of five', 'mean', '', { atLeast: 2.5 }),
    row('setFaults', 'sets: collisions and clearance violations', 'mean', '', { atMost: 0 }),
    row('mainWhole', 'sets: main piece whole in the picture', 'mean', '%', { atLeast: 80 }, { atLeast: 95 }),
    row('cutPieces', 'sets: other pieces that the picture cuts', 'mean', '', { atMost: 0 }),
    row('unlevel', 'sets: unlevel tops', 'mean', '', { atMost: 0 }),
    row('soldPieces', 'sets: pieces that are sold', 'mean', '', { atLeast: 1.5 }, { atLeast: 3 }),
  ],
  room: (room): Figures => {
    const { seed, files, truth } = room
    const products = sixFor(Math.floor(seed / 2))
    const floorPlan = floorPlanOfRoom(files.plan, truth)
    const started = process.cpuUsage()
    const { placements } = arrange(floorPlan, products)
    const { user, system } = process.cpuUsage(started)
    const pieces = placements.map((placement) => pieceOf(files.plan, placement, products))
    return {
      ...compositionOf(room),
      ...faultsOf(files.plan, pieces),
      standing: (100 * placements.length) / products.length,
      footprint: Math.max(0, ...pieces.map((piece) => reprojection(room, piece))),
      arrangeSeconds: (user + system) / 1e6,
    }
  },
}

/** Pixels between a footprint's corners in three.js and in the renderer. */
function reprojection({ files, truth }: BenchRoom, piece: Piece): number {
  const { viewpoint } = files.plan
  const { camera, box } = truth
  const drawing = stageCamera(camera, box.floor)
  const [cameraX, , cameraZ] = viewpoint.position
  const [w, d] = [piece.product.widthMm / 2, piece.product.depthMm / 2]
  const errors = [
    [-w, d],
    [w, d],
    [w, -d],
    [-w, -d],
  ].flatMap(([right, front]) => {
    const [x, z] = inRoom(piece, right as number, front as number)
    const real = inRender(viewpoint, [x, 0, z], camera)
    if (!real) return []
    const drawn = new Vector3((x - cameraX) / 1000, 0, (z - cameraZ) / 1000).project(drawing)
    const pixel = [((drawn.x + 1) * camera.widthPx) / 2, ((1 - drawn.y) * camera.heightPx) / 2] as const
    return [Math.hypot(pixel[0] - real[0], pixel[1] - real[1])]
  })
  return Math.max(0, ...errors)
}
