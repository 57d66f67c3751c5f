import type { Ground } from './ground.ts'
import type { Links } from './labelling.ts'
import type { WorkingImage } from './working-image.ts'

/** What all masks of a picture share. */
export type Scene = {
  image: WorkingImage
  links: Links
  edges: Float32Array
  /** Of the only face that is asked for: nothing far outside is added, except where it is tapped. */
  ground?: Ground | undefined
  /** Outlines of doors, each with a number of its own from 1 on; looked for where a network says what is wall. */
  doors?: Uint8Array | undefined
}
