import { NO_AREA } from '../area.ts'
import { DecorChoice } from '../decor-choice.tsx'
import type { EditorTool } from './tool.ts'

/** Not for the hosted engine: the API makes a room around a thing instead. */
export const decorStaging: EditorTool = {
  marks: 'place',
  usual: NO_AREA,
  change: ({ placed, category, style, variant, cutout, cutoutHeightCm, hangs }) =>
    placed === 'range'
      ? { does: 'place', category, style, variant }
      : cutout && { does: 'place-picture', picture: cutout, heightM: cutoutHeightCm / 100, hangs },
  Settings: ({ settings, onSet, onPicture }) => (
    <DecorChoice settings={settings} onSet={onSet} onPicture={(file) => onPicture(file, 'cutout')} />
  ),
}
