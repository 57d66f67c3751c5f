import { m } from '#app/paraglide/messages.js'
import { Button, iconButtonClass } from '#app/ui/button'
import { chipClass } from '#app/ui/chip'
import { Icon } from '#app/ui/icon'
import { cornerWords, squareMetres, wallWords } from './composer-words.ts'
import {
  CORNERS,
  isLengthways,
  LIMITS,
  nextId,
  type Opening,
  type RoomShape,
  wallSpan,
  wallsOf,
} from './document.ts'
import { areaOf } from './floor.ts'
import { MeasureField } from './measure-field.tsx'
import { freeOpening } from './new-opening.ts'
import type { Composer } from './use-composer.ts'

/** The room itself: its shape, its measures, its doors and windows. */
export function RoomSettings({ composer }: { composer: Composer }) {
  const { shape, openings } = composer.document
  const { notch } = shape
  const { side, height, leg } = LIMITS
  const set = (some: Partial<RoomShape>) => composer.act({ do: 'shape', shape: { ...shape, ...some } })
  const metres = (label: string, value: number, least: number, most: number, commit: (millimetres: number) => void) => (
    <MeasureField
      label={label}
      unit="m"
      value={value / 1000}
      least={least / 1000}
      most={most / 1000}
      step={0.05}
      onCommit={(meters) => commit(Math.round(meters * 1000))}
    />
  )
  const add = (kind: Opening['kind']) => {
    const opening = freeOpening(shape, openings, kind)
    if (opening) composer.open({ id: nextId(openings), ...opening })
    else composer.say(m.composer_no_wall(), true)
  }
  return (
    <>
      <fieldset>
        <legend className="text-sm font-medium">{m.composer_shape()}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          <button type="button" aria-pressed={!notch} onClick={() => set({ notch: undefined })} className={chip}>
            {m.composer_shape_rectangle()}
          </button>
          <button
            type="button"
            aria-pressed={notch !== undefined}
            onClick={() =>
              notch ||
              set({
                notch: {
                  corner: 'back-right',
                  widthMm: Math.round(shape.widthMm / 3),
                  depthMm: Math.round(shape.depthMm / 3),
                },
              })
            }
            className={chip}
          >
            {m.composer_shape_l()}
          </button>
        </div>
        <div className="composer-measures mt-3">
          {metres(m.composer_width(), shape.widthMm, side.from, side.upTo, (widthMm) => set({ widthMm }))}
          {metres(m.composer_depth(), shape.depthMm, side.from, side.upTo, (depthMm) => set({ depthMm }))}
          {metres(m.composer_height(), shape.heightMm, height.from, height.upTo, (heightMm) => set({ heightMm }))}
        </div>
        <p className="num mt-2 text-xs text-ink-2">{m.composer_area({ area: squareMetres(areaOf(shape)) })}</p>
      </fieldset>
      {notch && (
        <fieldset>
          <legend className="text-sm font-medium">{m.composer_notch()}</legend>
          <div className="composer-measures mt-2">
            <Choice
              label={m.composer_notch_corner()}
              options={CORNERS}
              value={notch.corner}
              words={(corner) => cornerWords[corner]()}
              onChoose={(corner) => set({ notch: { ...notch, corner } })}
            />
            {metres(m.composer_width(), notch.widthMm, leg, shape.widthMm - leg, (widthMm) =>
              set({ notch: { ...notch, widthMm } }),
            )}
            {metres(m.composer_depth(), notch.depthMm, leg, shape.depthMm - leg, (depthMm) =>
              set({ notch: { ...notch, depthMm } }),
            )}
          </div>
        </fieldset>
      )}
      <section aria-label={m.composer_openings()}>
        <h2 className="text-sm font-medium tracking-normal">{m.composer_openings()}</h2>
        <ul className="composer-pieces">
          {openings.map((opening) => (
            <OpeningRow key={opening.id} opening={opening} composer={composer} />
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          {(['door', 'window'] as const).map((kind) => (
            <Button key={kind} look="outline" size="small" onClick={() => add(kind)}>
              <Icon name="plus" className="size-4" />
              {kind === 'door' ? m.composer_add_door() : m.composer_add_window()}
            </Button>
          ))}
        </div>
      </section>
    </>
  )
}

const chip = `doctor-choice ${chipClass}`

function OpeningRow({ opening, composer }: { opening: Opening; composer: Composer }) {
  const { shape } = composer.document
  const [start] = wallSpan(shape, opening.wall)
  const name = opening.kind === 'door' ? m.composer_door() : m.composer_window()
  const set = (some: Partial<Opening>) => composer.open({ ...opening, ...some })
  const centimetres = (label: string, length: 'atMm' | 'widthMm' | 'sillMm' | 'topMm', least: number, offset = 0) => (
    <MeasureField
      label={label}
      unit="cm"
      value={(opening[length] - offset) / 10}
      least={least / 10}
      most={LIMITS.side.upTo / 10}
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
        <Choice
          label={m.composer_wall()}
          options={wallsOf(shape)}
          value={opening.wall}
          words={(wall) => wallWords[wall]()}
          onChoose={(wall) => set({ wall })}
        />
        {centimetres(
          isLengthways(opening.wall) ? m.composer_from_front() : m.composer_from_left(),
          'atMm',
          0,
          start,
        )}
        {centimetres(m.composer_width(), 'widthMm', LIMITS.opening.from)}
        {opening.kind === 'window' && centimetres(m.composer_sill(), 'sillMm', 0)}
        {centimetres(m.composer_top(), 'topMm', LIMITS.opening.from)}
        {opening.kind === 'door' && (
          <Choice
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

/** As a plan shows it. */
function hingeWords(wall: Opening['wall'], hinge: Opening['hinge']): string {
  if (hinge === 'near') return isLengthways(wall) ? m.composer_hinge_bottom() : m.composer_hinge_left()
  return isLengthways(wall) ? m.composer_hinge_top() : m.composer_hinge_right()
}

type ChoiceProps<Option extends string> = {
  label: string
  options: readonly Option[]
  value: Option
  words: (option: Option) => string
  onChoose: (option: Option) => void
}

function Choice<Option extends string>({ label, options, value, words, onChoose }: ChoiceProps<Option>) {
  return (
    <label className="composer-measure text-xs text-ink-2">
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value as Option)} className="composer-select">
        {options.map((option) => (
          <option key={option} value={option}>
            {words(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
