import { materialSwatches, opaque } from '../editor/work/swatches.ts'
import { drawn } from '../engine/surfaces/materials/drawing.ts'
import { materialOf } from '../engine/surfaces/surfaces.ts'
import { furnished, newPiece, rearranged } from './arranging.ts'
import type {
  ComposerAnswer,
  ComposerAsk,
  ComposerTask,
  FromComposerWorker,
  ToComposerWorker,
} from './composer-tasks.ts'

/** The side of a material's picture in the 3D view, in pixels. */
const TEXTURE_PX = 512

const work: { [Name in ComposerTask]: (ask: ComposerAsk<Name>) => ComposerAnswer<Name> } = {
  materials: () => materialSwatches(),
  texture: ({ material }) => {
    const { photo, widthM, heightM } = drawn(materialOf(material).pattern(), TEXTURE_PX)
    return { picture: opaque(photo), widthM, heightM }
  },
  add: ({ document, range, slug }) => newPiece(document, range, slug),
  rearrange: ({ document, range, seed }) => rearranged(document, range, seed),
  furnish: ({ document, range, style, variant }) => furnished(document, range, style, variant),
}

addEventListener('message', ({ data: { id, name, ask } }: MessageEvent<ToComposerWorker>) => {
  const answer = (message: FromComposerWorker) => postMessage(message)
  try {
    answer({ id, done: { answer: (work[name] as (ask: unknown) => unknown)(ask) } })
  } catch {
    answer({ id })
  }
})
