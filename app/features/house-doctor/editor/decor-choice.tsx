import { m } from '#app/paraglide/messages.js'
import { FurnitureChoice } from './furniture-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { RadioGroup } from './radio-group.tsx'
import { type ChoiceOf, WoodChoice } from './set-choice.tsx'
import { Slider } from './slider.tsx'

type DecorChoiceProps = ChoiceOf<'placed' | 'category' | 'style' | 'cutout' | 'cutoutHeightCm' | 'hangs'> & {
  onPicture: (file: File) => void
}

/** The item to place: a product, or the visitor's cut-out. */
export function DecorChoice({ settings, onSet, onPicture }: DecorChoiceProps) {
  const { placed, category, cutout, cutoutHeightCm, hangs } = settings
  return (
    <>
      <RadioGroup
        title={m.house_doctor_placed_title()}
        options={['range', 'picture'] as const}
        chosen={placed}
        words={(one) => (one === 'range' ? m.house_doctor_placed_range() : m.house_doctor_placed_picture())}
        onChoose={(one) => onSet({ placed: one })}
      />
      {placed === 'range' ? (
        <>
          <FurnitureChoice chosen={category} onChoose={(one) => onSet({ category: one })} />
          <WoodChoice settings={settings} onSet={onSet} />
        </>
      ) : (
        <>
          <PictureChoice
            title={m.house_doctor_cutout_title()}
            text={m.house_doctor_cutout_text()}
            picture={cutout}
            onFile={onPicture}
          />
          <Slider
            name={m.house_doctor_cutout_height({ height: cutoutHeightCm })}
            least={10}
            most={240}
            value={cutoutHeightCm}
            onChange={(one) => onSet({ cutoutHeightCm: one })}
          />
          <RadioGroup
            title={m.house_doctor_cutout_place()}
            options={[false, true]}
            chosen={hangs}
            words={(one) => (one ? m.house_doctor_cutout_hangs() : m.house_doctor_cutout_stands())}
            onChoose={(one) => onSet({ hangs: one })}
          />
        </>
      )}
    </>
  )
}
