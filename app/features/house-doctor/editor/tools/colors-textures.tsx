import { areaOfSurfaces } from '../area.ts'
import { PaintChoice } from '../paint-choice.tsx'
import { StrengthSlider } from './laying-settings.tsx'
import type { EditorTool } from './tool.ts'

export const colorsTextures: EditorTool = {
  marks: 'surfaces',
  usual: areaOfSurfaces('wall'),
  firstChoice: 'colour',
  change: ({ colour, strength }) => ({ does: 'paint', colour, strength: strength / 100 }),
  call: ({ colour }) => ({
    fields: { design_type: 'interior', no_design: '1', color: `#${colour}` },
    isMasked: true,
  }),
  Settings: ({ settings, onSet }) => (
    <>
      <PaintChoice chosen={settings.colour} onChoose={(colour) => onSet({ colour })} />
      {!settings.isHosted && <StrengthSlider settings={settings} onSet={onSet} />}
    </>
  ),
}
