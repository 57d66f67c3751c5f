import { m } from '#app/paraglide/messages.js'
import { areaOfSurfaces } from '../area.ts'
import { PictureChoice } from '../picture-choice.tsx'
import { Slider } from '../slider.tsx'
import { LayingSettings } from './laying-settings.tsx'
import type { EditorTool } from './tool.ts'

export const textureTransfer: EditorTool = {
  marks: 'surfaces',
  usual: areaOfSurfaces('floor'),
  change: ({ sample, sampleWidthCm, turnDegrees, strength }) =>
    sample && { does: 'lay-sample', sample, widthM: sampleWidthCm / 100, turnDegrees, strength: strength / 100 },
  call: ({ sample }) => sample && { fields: {}, isMasked: true, sample: { field: 'texture_image', picture: sample } },
  Settings: ({ settings, isOutside, onSet, onPicture }) => (
    <>
      <PictureChoice
        title={m.house_doctor_sample_title()}
        text={m.house_doctor_sample_text()}
        picture={settings.sample}
        onFile={(file) => onPicture(file, 'sample')}
      />
      {!settings.isHosted && (
        <Slider
          name={m.house_doctor_sample_width({ width: settings.sampleWidthCm })}
          least={10}
          most={250}
          value={settings.sampleWidthCm}
          onChange={(sampleWidthCm) => onSet({ sampleWidthCm })}
        />
      )}
      <LayingSettings settings={settings} isOutside={isOutside} onSet={onSet} />
    </>
  ),
}
