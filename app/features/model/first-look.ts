import { type Box3, type PerspectiveCamera, Vector3 } from 'three'

/** Vertical field of view in degrees. */
export const FIELD_OF_VIEW = 30
/** From the front right, slightly above, like the product pictures. */
const DIRECTION = new Vector3(0.62, 0.42, 1)
const AIR = 1.02

/** Moves a camera so that the whole piece is visible; returns its distance from the centre. */
export function lookFirst(camera: PerspectiveCamera, piece: Box3): number {
  const reach = piece.getSize(new Vector3()).length()
  const centre = piece.getCenter(new Vector3())
  const narrow = Math.min(1, camera.aspect)
  const distance = (reach / 2 / Math.sin((FIELD_OF_VIEW * Math.PI) / 360) / narrow) * AIR
  camera.position.copy(DIRECTION).setLength(distance).add(centre)
  camera.lookAt(centre)
  return distance
}
