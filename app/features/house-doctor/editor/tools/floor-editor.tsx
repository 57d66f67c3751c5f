import { areaOfSurfaces } from '../area.ts'
import { MaterialChoice } from '../material-choice.tsx'
import { LayingSettings } from './laying-settings.tsx'
import type { EditorTool } from './tool.ts'

export const floorEditor: EditorTool = {
  marks: 'surfaces',
  usual: areaOfSurfaces('floor'),
  choosesMaterial: true,
  firstChoice: 'floor',
  change: ({ floor, turnDegrees, strength }) => ({
    does: 'lay',
    material: floor,
    turnDegrees,
    strength: strength / 100,
  }),
  Settings: ({ settings, isOutside, materials, onSet }) => (
    <>
      <MaterialChoice
        materials={materials.filter(({ surface }) => surface === 'floor')}
        chosen={settings.floor}
        onChoose={({ id, turnDegrees }) => onSet({ floor: id, turnDegrees })}
      />
      <LayingSettings settings={settings} isOutside={isOutside} onSet={onSet} />
    </>
  ),
}
