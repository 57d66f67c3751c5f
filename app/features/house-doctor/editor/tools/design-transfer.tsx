import { areaOfSurfaces } from '../area.ts'
import { BorrowChoice } from '../borrow-choice.tsx'
import { StrengthSlider } from './laying-settings.tsx'
import type { EditorTool } from './tool.ts'

export const designTransfer: EditorTool = {
  marks: 'surfaces',
  usual: areaOfSurfaces('floor', 'wall', 'ceiling'),
  isForOutside: ({ borrowed }) => borrowed === 'look',
  marksPhotoOutside: true,
  change: ({ reference, borrowed, strength }) => {
    if (!reference) return undefined
    return borrowed === 'look'
      ? { does: 'borrow-mood', from: reference, strength: strength / 100 }
      : { does: 'borrow-design', from: reference, depth: borrowed }
  },
  call: ({ strength, reference }) =>
    reference && {
      fields: { ai_intervention: interventionOf(strength) },
      isMasked: true,
      sample: { field: 'style_image', picture: reference },
    },
  Settings: ({ settings, onSet, onPicture }) => (
    <>
      <BorrowChoice settings={settings} onSet={onSet} onFile={(file) => onPicture(file, 'reference')} />
      {(settings.isHosted || settings.borrowed === 'look') && <StrengthSlider settings={settings} onSet={onSet} />}
    </>
  ),
}

/** A percentage as the API's four steps. */
function interventionOf(percent: number): string {
  if (percent < 35) return 'very_low'
  if (percent < 55) return 'low'
  return percent < 70 ? 'mid' : 'extreme'
}
