import { NO_AREA } from '../area.ts'
import type { EditorTool } from './tool.ts'

export const furnitureRemoval: EditorTool = {
  marks: 'thing',
  usual: NO_AREA,
  removes: true,
  change: () => ({ does: 'remove' }),
  call: () => ({ fields: {}, isMasked: true }),
}
