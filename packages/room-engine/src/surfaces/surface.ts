import type { Camera } from '../geometry/camera.ts'
import type { Box, Face } from '../geometry/room-box.ts'
import type { AnyMask } from './area.ts'
import { flatMap, mapTo, type PlaneMap, planeOf } from './plane-map.ts'

/**
 * A plane in a picture, with the size of its pattern in metres. Walls may be painted in tones along the room's axes.
 */
export type Surface = { map: PlaneMap; patternM: number; isWall: boolean }

/** A masked surface. Parts changed together share one usual light. */
export type MaskedSurface = { mask: AnyMask; surface: Surface }

/** Boards, tiles and bricks are narrower than twice this; shadows and sun patches are wider. */
const PATTERN_M = 0.1

export const faceSurface = (camera: Camera, box: Box, face: Face): Surface => ({
  map: mapTo(camera, planeOf(box, face)),
  patternM: PATTERN_M,
  isWall: face !== 'floor' && face !== 'ceiling',
})

/** Assumed width of a picture without a camera, in metres. */
const USUAL_WIDTH_M = 4

/** A picture without a camera, treated as a plane seen square on. */
export const flatSurface = (widthPx: number, widthM = USUAL_WIDTH_M): Surface => ({
  map: flatMap(widthPx, widthM),
  patternM: PATTERN_M,
  isWall: false,
})
