import { areaOfSurfaces } from '../area.ts'
import { MaterialChoice } from '../material-choice.tsx'
import { LayingSettings } from './laying-settings.tsx'
import type { EditorTool } from './tool.ts'

export const materialSwap: EditorTool = {
  marks: 'surfaces',
  usual: areaOfSurfaces('wall_back'),
  choosesMaterial: true,
  firstChoice: 'surface',
  change: ({ surface, turnDegrees, strength }) => ({
    does: 'lay',
    material: surface,
    turnDegrees,
    strength: strength / 100,
  }),
  // The API makes no fewer than two designs.
  call: ({ surface }) => ({
    fields: { no_of_texture: '1 X 1', no_design: '2' },
    isMasked: true,
    sample: { field: 'texture_image', picture: surface },
  }),
  Settings: ({ settings, isOutside, materials, onSet }) => (
    <>
      <MaterialChoice
        materials={materials}
        chosen={settings.surface}
        onChoose={({ id, turnDegrees }) => onSet({ surface: id, turnDegrees })}
      />
      <LayingSettings settings={settings} isOutside={isOutside} onSet={onSet} />
    </>
  ),
}
