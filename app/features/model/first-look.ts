import { type Box3, type PerspectiveCamera, Vector3 } from 'three'

/** Degrees, from the upper edge of the picture to the lower. */
export const FIELD_OF_VIEW = 30
/** From the front and the right, a little above: the angle of the product pictures. */
const DIRECTION = new Vector3(0.62, 0.42, 1)
const AIR = 1.02

/** Puts a camera where all of a piece is in the picture. Answers how far that is from the piece's centre. */
export function lookFirst(camera: PerspectiveCamera, piece: Box3): number {
  const reach = piece.getSize(new Vector3()).length()
  const centre = piece.getCenter(new Vector3())
  const narrow = Math.min(1, camera.aspect)
  const distance = (reach / 2 / Math.sin((FIELD_OF_VIEW * Math.PI) / 360) / narrow) * AIR
  camera.position.copy(DIRECTION).setLength(distance).add(centre)
  camera.lookAt(centre)
  return distance
}
