import { renderSwatch } from '@vuong-tron/room-engine/surfaces/materials/drawing'
import { materialOf } from '@vuong-tron/room-engine/surfaces/surfaces'
import { materialSwatches, opaque } from '../editor/work/swatches.ts'
import type { Range } from '../furniture.ts'
import { furnishRoom, newPiece, rearrangePieces } from './arranging.ts'
import type { ComposerAnswer, ComposerAsk, ComposerOrder, ComposerTask, FromComposerWorker } from './composer-tasks.ts'

/** Side of a material's texture in the 3D view, in pixels. */
const TEXTURE_PX = 512

type Work = { [Name in ComposerTask]: (ask: ComposerAsk<Name>, range: Range) => ComposerAnswer<Name> }

const work: Work = {
  materials: () => materialSwatches(),
  texture: ({ material }) => {
    const { photo, widthM, heightM } = renderSwatch(materialOf(material).pattern(), TEXTURE_PX)
    return { picture: opaque(photo), widthM, heightM }
  },
  add: ({ document, slug }, range) => newPiece(document, range, slug),
  rearrange: ({ document, seed }, range) => rearrangePieces(document, range, seed),
  furnish: ({ document, style, variant }, range) => furnishRoom(document, range, style, variant),
}

export function carryOut({ id, name, ask }: ComposerOrder, range: Range): FromComposerWorker {
  try {
    return { id, done: { answer: (work[name] as (ask: unknown, range: Range) => unknown)(ask, range) } }
  } catch {
    return { id }
  }
}
