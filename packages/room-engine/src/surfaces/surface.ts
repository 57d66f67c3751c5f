import type { Camera } from '../geometry/camera.ts'
import type { Box, Face } from '../geometry/room-box.ts'
import type { Mask } from './area.ts'
import { flatMap, mapTo, type PlaneMap, planeOf } from './plane-map.ts'

/**
 * A plane in a picture, how large what is pattern and not light is on it, in metres, and whether it is a wall, which may be
 * painted in tones along the room's axes.
 */
export type Surface = { map: PlaneMap; patternM: number; isWall: boolean }

/** A surface where a mask shows it. Those that are changed together share one usual light. */
export type Part = { mask: Mask; surface: Surface }

/** Boards, tiles and bricks are narrower than twice this; shadows and patches of sun are wider. */
const PATTERN_M = 0.1

/** A face of the room. */
export const faceSurface = (camera: Camera, box: Box, face: Face): Surface => ({
  map: mapTo(camera, planeOf(box, face)),
  patternM: PATTERN_M,
  isWall: face !== 'floor' && face !== 'ceiling',
})

/** How wide a picture is taken to be where no camera is known, in metres. */
const USUAL_WIDTH_M = 4

/** What is seen in a picture without a camera: as if it were square on, the picture so many metres wide. */
export const flatSurface = (widthPx: number, widthM = USUAL_WIDTH_M): Surface => ({
  map: flatMap(widthPx, widthM),
  patternM: PATTERN_M,
  isWall: false,
})
