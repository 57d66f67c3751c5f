import { NO_AREA } from '../area.ts'
import type { EditorTool } from './tool.ts'

export const createMaskImage: EditorTool = {
  marks: 'surfaces',
  usual: NO_AREA,
  makesMask: true,
  change: () => undefined,
}
