import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { chipClass } from '#app/ui/chip'
import { Icon } from '#app/ui/icon'
import { ChoiceField } from './choice-field.tsx'
import { cornerWords, squareMetres } from './composer-labels.ts'
import { CUT_CORNERS, nextId, ROOM_LIMITS, type RoomOpening, type RoomShape } from './document.ts'
import { floorAreaM2 } from './floor.ts'
import { MeasureField } from './measure-field.tsx'
import { freeOpening } from './new-opening.ts'
import { OpeningRow } from './opening-row.tsx'
import type { Composer } from './use-composer.ts'

/** Shape, measures, doors and windows of the room. */
export function RoomSettings({ composer }: { composer: Composer }) {
  const { shape, openings } = composer.document
  const { notch } = shape
  const { side, height, leg } = ROOM_LIMITS
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
  const add = (kind: RoomOpening['kind']) => {
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
                  widthMm: aThirdOf(shape.widthMm),
                  depthMm: aThirdOf(shape.depthMm),
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
        <p className="num mt-2 text-xs text-ink-2">{m.composer_area({ area: squareMetres(floorAreaM2(shape)) })}</p>
      </fieldset>
      {notch && (
        <fieldset>
          <legend className="text-sm font-medium">{m.composer_notch()}</legend>
          <div className="composer-measures mt-2">
            <ChoiceField
              label={m.composer_notch_corner()}
              options={CUT_CORNERS}
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

/** Rounded to ten centimetres. */
const aThirdOf = (lengthMm: number) => Math.round(lengthMm / 3 / 100) * 100

const chip = `doctor-choice ${chipClass}`
