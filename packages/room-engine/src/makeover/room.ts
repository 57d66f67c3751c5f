import type { Camera } from '../geometry/camera.ts'
import type { Box } from '../geometry/room-box.ts'

/** The part of a layout that makeovers need. */
export type Room = { camera: Camera; box: Box }
