import type { Depth } from '@vuong-tron/room-engine/surfaces/surfaces'
import { m } from '#app/paraglide/messages.js'
import { PictureChoice } from './picture-choice.tsx'
import { RadioGroup } from './radio-group.tsx'
import type { ChoiceOf } from './set-choice.tsx'

const depths: Record<Depth, { name: () => string; text: () => string }> = {
  look: { name: m.house_doctor_borrow_mood, text: m.house_doctor_borrow_mood_text },
  paint: { name: m.house_doctor_borrow_paint, text: m.house_doctor_borrow_paint_text },
  floor: { name: m.house_doctor_borrow_floor, text: m.house_doctor_borrow_floor_text },
}

type BorrowChoiceProps = ChoiceOf<'reference' | 'borrowed' | 'isHosted'> & { onFile: (file: File) => void }

/** The reference picture of a design, and how much to take from it. */
export function BorrowChoice({ settings, onSet, onFile }: BorrowChoiceProps) {
  const { reference, borrowed, isHosted } = settings
  return (
    <>
      <PictureChoice
        title={m.house_doctor_reference_title()}
        text={m.house_doctor_reference_text()}
        picture={reference}
        onFile={onFile}
      />
      {!isHosted && (
        <div>
          <RadioGroup
            title={m.house_doctor_borrow_title()}
            options={Object.keys(depths) as Depth[]}
            chosen={borrowed}
            words={(one) => depths[one].name()}
            onChoose={(one) => onSet({ borrowed: one })}
          />
          <p className="mt-2 text-sm text-ink-2">{depths[borrowed].text()}</p>
        </div>
      )}
    </>
  )
}
