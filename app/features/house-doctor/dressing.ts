import type { Dressing } from '@vuong-tron/room-engine/staging/dressing'
import type { Piece } from '@vuong-tron/room-engine/staging/furniture-models'

/** Models of things that are not for sale. */
const FOLDER = '/models/dressing/'

/** A thing that dresses a room, as the renderer needs it. */
export const dressingPiece = ({ kind, model, x, z, turn, low, w, d, high, isStretched }: Dressing): Piece => ({
  model: `${FOLDER}${model}.glb`,
  x,
  z,
  turn,
  low,
  isFlat: kind === 'rug',
  ...(isStretched && { size: { w, d, h: high - low } }),
})
