import type { RoomGeometry } from '../geometry/layout.ts'
import { FACES, type Face } from '../geometry/room-box.ts'
import type { Mask } from '../masks/mask.ts'
import { NO_PIXELS, type Pixels } from '../masks/pixels.ts'
import type { Photo } from '../picture.ts'
import { addLoans, loansOf } from './borrowed-edge.ts'
import { type EdgeView, stripAlong, viewAlong } from './edge-strip.ts'
import { EDGES } from './edges.ts'
import { type FaceCells, faceCells } from './face-cells.ts'
import { FacePlane } from './face-plane.ts'
import { LightPicture, SharpLight } from './light-picture.ts'
import { paintHole } from './paint.ts'
import { type Effort, type Fill, fillPattern, layStrip, newFill } from './plane-fill.ts'
import { corrections } from './seams.ts'

export type Stage = 'light' | 'edges' | 'pattern' | 'seams'
/** `share` of the work done, 0 to 1. */
export type FillStep = { stage: Stage; share: number }

/** Start of each stage, as a share of the work. */
const BEGINS = { light: 0.05, edges: 0.2, pattern: 0.3, seams: 0.85 }
const FEWEST_CELLS = 250
/** Mean pixels per cell, at least: finer cells hold no more information. */
const LEAST_CELL_PX = 4

export type Work = Effort & { cells: number }
type FacesPixels = Partial<Record<Face, { hole: Pixels; source: Pixels }>>

/** Fills the hole of the given faces in `result`. A generator, so that callers can pause or stop between steps. */
export function* fillFaces(
  photo: Photo,
  room: RoomGeometry,
  hole: Mask,
  pixels: FacesPixels,
  work: Work,
  result: Photo,
): Generator<FillStep, void> {
  const faces = FACES.filter((face) => pixels[face])
  const covered = faces.reduce((sum, face) => sum + (pixels[face]?.hole.length ?? 0), 0)
  const everything = new LightPicture(photo, (pixel) => hole.data[pixel] === 0)
  const sharp = new SharpLight(photo)
  const cells: Partial<Record<Face, FaceCells>> = {}
  const fills: Partial<Record<Face, Fill>> = {}
  for (const face of faces) {
    yield { stage: 'light', share: BEGINS.light }
    const { hole: open, source } = pixels[face] as { hole: Pixels; source: Pixels }
    const plane = new FacePlane(room.camera, room.box, face)
    const inHole = Math.min((work.cells * open.length) / covered, open.length / LEAST_CELL_PX)
    const fineness = { inHole: Math.max(FEWEST_CELLS, inHole), across: work.cellsAcross }
    cells[face] = faceCells(photo, room.box, { plane, hole: open, source }, fineness)
    fills[face] = newFill(cells[face])
  }
  const views: EdgeView[] = []
  for (const edge of EDGES) {
    yield { stage: 'edges', share: BEGINS.edges }
    const view = viewAlong(edge, room.box, cells, everything, hole)
    if (!view) continue
    views.push(view)
    const strip = stripAlong(view)
    if (strip) for (const face of edge) if (fills[face]) layStrip(fills[face], room.box, strip, everything)
  }
  let done = 0
  for (const face of faces) {
    const part = (pixels[face]?.hole.length ?? 0) / covered
    const fill = fills[face] as Fill
    for (const share of fillPattern(fill, work))
      yield { stage: 'pattern', share: BEGINS.pattern + (BEGINS.seams - BEGINS.pattern) * (done + share * part) }
    done += part
  }
  const loans = loansOf(views, room.box, cells)
  for (const face of faces) {
    yield { stage: 'seams', share: BEGINS.seams }
    const fill = fills[face] as Fill
    const corrected = corrections(fill, everything)
    addLoans(corrected, face, room.box, cells[face] as FaceCells, loans)
    paintHole(result, pixels[face]?.hole ?? NO_PIXELS, fill, corrected, { sharp, everything })
  }
}
