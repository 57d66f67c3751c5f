import type { Camera } from '../geometry/camera.ts'
import type { Box } from '../geometry/room-box.ts'

/** The room of a photo, as far as makeovers need it. */
export type Room = { camera: Camera; box: Box }
