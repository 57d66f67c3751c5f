import { m } from '#app/paraglide/messages.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { ChoiceField } from './choice-field.tsx'
import { wallWords } from './composer-labels.ts'
import { isLengthways, ROOM_LIMITS, type RoomOpening, wallSpan, wallsOf } from './document.ts'
import { MeasureField } from './measure-field.tsx'
import type { Composer } from './use-composer.ts'

/** A door or window with its measures. */
export function OpeningRow({ opening, composer }: { opening: RoomOpening; composer: Composer }) {
  const { shape } = composer.document
  const [start] = wallSpan(shape, opening.wall)
  const name = opening.kind === 'door' ? m.composer_door() : m.composer_window()
  const set = (some: Partial<RoomOpening>) => composer.open({ ...opening, ...some })
  const centimetres = (label: string, length: 'atMm' | 'widthMm' | 'sillMm' | 'topMm', least: number, offset = 0) => (
    <MeasureField
      label={label}
      unit="cm"
      value={(opening[length] - offset) / 10}
      least={least / 10}
      most={ROOM_LIMITS.side.upTo / 10}
      step={5}
      onCommit={(cm) => set({ [length]: Math.round(cm * 10) + offset })}
    />
  )
  return (
    <li>
      <div className="flex items-center justify-between">
        <p className="text-sm">{name}</p>
        <button
          type="button"
          aria-label={m.composer_remove({ name })}
          onClick={() => composer.act({ do: 'close', id: opening.id })}
          className={iconButtonClass}
        >
          <Icon name="trash-2" />
        </button>
      </div>
      <fieldset className="composer-measures">
        <legend className="sr-only">{name}</legend>
        <ChoiceField
          label={m.composer_wall()}
          options={wallsOf(shape)}
          value={opening.wall}
          words={(wall) => wallWords[wall]()}
          onChoose={(wall) => set({ wall })}
        />
        {centimetres(isLengthways(opening.wall) ? m.composer_from_front() : m.composer_from_left(), 'atMm', 0, start)}
        {centimetres(m.composer_width(), 'widthMm', ROOM_LIMITS.opening.from)}
        {opening.kind === 'window' && centimetres(m.composer_sill(), 'sillMm', 0)}
        {centimetres(m.composer_top(), 'topMm', ROOM_LIMITS.opening.from)}
        {opening.kind === 'door' && (
          <ChoiceField
            label={m.composer_hinge()}
            options={['near', 'far'] as const}
            value={opening.hinge}
            words={(hinge) => hingeWords(opening.wall, hinge)}
            onChoose={(hinge) => set({ hinge })}
          />
        )}
      </fieldset>
    </li>
  )
}

/** As seen on the plan. */
function hingeWords(wall: RoomOpening['wall'], hinge: RoomOpening['hinge']): string {
  if (hinge === 'near') return isLengthways(wall) ? m.composer_hinge_bottom() : m.composer_hinge_left()
  return isLengthways(wall) ? m.composer_hinge_top() : m.composer_hinge_right()
}
