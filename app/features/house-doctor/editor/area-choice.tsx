import type { SurfaceLabel } from '@vuong-tron/room-engine/masks/masks'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { chipClass } from '#app/ui/chip'
import { Icon } from '#app/ui/icon'
import { surfaceWords } from '../labels.ts'
import { ALL_FURNITURE, isNothing, type MarkedArea, NO_AREA, toggleLabel } from './area.ts'
import { FeatherChoice } from './feather-choice.tsx'
import type { Hand } from './picture-view.tsx'

type AreaChoiceProps = {
  area: MarkedArea
  /** Marked share of the photo; undefined while computing. */
  percent?: number
  /** True if marking by hand is folded away, because the named surfaces are usually enough. */
  isFolded: boolean
  /** True if surfaces can be named. */
  hasSurfaces: boolean
  /** True where what is marked is taken out, which may be all furniture. */
  takesOut: boolean
  /** True if the photo can be marked; corners can always be moved. */
  isMarkable: boolean
  /** An exterior or a garden, where the visitor draws the area's corners. */
  isOutside: boolean
  /** True if a box marks a place, not an object. */
  framesAll: boolean
  /** True if the mask may have a soft border. */
  hasFeather: boolean
  hand: Hand
  radiusPx: number
  onArea: (area: MarkedArea) => void
  onHand: (hand: Hand) => void
  onRadius: (radiusPx: number) => void
}

const hands = [
  { hand: 'look', icon: 'eye', name: m.house_doctor_hand_look },
  { hand: 'tap', icon: 'plus', name: m.house_doctor_hand_tap },
  { hand: 'frame', icon: 'scan-line', name: m.house_doctor_hand_frame },
  { hand: 'lasso', icon: 'lasso', name: m.house_doctor_hand_lasso },
  { hand: 'add', icon: 'brush', name: m.house_doctor_hand_add },
  { hand: 'erase', icon: 'eraser', name: m.house_doctor_hand_erase },
  { hand: 'corners', icon: 'box', name: m.house_doctor_hand_corners },
] as const

const hints: Partial<Record<Hand, () => string>> = {
  tap: m.house_doctor_tap_text,
  frame: m.house_doctor_frame_text,
  lasso: m.house_doctor_lasso_text,
  corners: m.house_doctor_corners_text,
}

/** Tools that draw a mask's border. */
const DRAWING: readonly Hand[] = ['frame', 'lasso', 'add', 'erase']

export const RADIUS_PX = { least: 6, usual: 28, most: 90 }

/** Surfaces are chosen by name, other areas by brush. All of it works without a pointer. */
export function AreaChoice({
  area,
  percent,
  isFolded,
  hasSurfaces,
  takesOut,
  isMarkable,
  isOutside,
  framesAll,
  hasFeather,
  hand,
  radiusPx,
  onArea,
  onHand,
  onRadius,
}: AreaChoiceProps) {
  const wordsFor = (one: Hand, ofGap: () => string, ofQuad: () => string) => {
    if (one === 'frame' && framesAll) return ofGap()
    return one === 'corners' && isOutside ? ofQuad() : undefined
  }
  return (
    <>
      {hasSurfaces && (
        <fieldset>
          <legend className="text-sm font-medium">{m.house_doctor_area_title()}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {Object.entries(surfaceWords).map(([label, name]) => (
              <button
                key={label}
                type="button"
                aria-pressed={!area.isTapped && area.labels.includes(label as SurfaceLabel)}
                onClick={() => onArea(toggleLabel(area, label as SurfaceLabel))}
                className={`doctor-choice ${chipClass}`}
              >
                {name()}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {takesOut && (
        <button
          type="button"
          aria-pressed={area.isAllFurniture === true}
          onClick={() => onArea(area.isAllFurniture ? NO_AREA : ALL_FURNITURE)}
          className={`doctor-choice justify-self-start ${chipClass}`}
        >
          <Icon name="layers" className="size-4" />
          {m.house_doctor_all_furniture()}
        </button>
      )}
      <Fold isFolded={isFolded}>
        <div className="mt-2 flex flex-wrap gap-2">
          {hands
            .filter(({ hand: one }) => isMarkable || one === 'look' || (one === 'corners' && !isOutside))
            .filter(({ hand: one }) => one !== 'tap' || !isOutside)
            // A lasso is for objects; outdoors and for places there are frames and corners.
            .filter(({ hand: one }) => one !== 'lasso' || !(isOutside || framesAll))
            .map(({ hand: one, icon, name }) => (
              <button
                key={one}
                type="button"
                aria-pressed={hand === one}
                onClick={() => onHand(one)}
                className={`doctor-choice ${chipClass}`}
              >
                <Icon name={icon} className="size-4" />
                {wordsFor(one, m.house_doctor_hand_frame_gap, m.house_doctor_hand_quad) ?? name()}
              </button>
            ))}
        </div>
        {(hand === 'add' || hand === 'erase') && (
          <label className="mt-4 block text-sm">
            {m.house_doctor_brush_size()}
            <input
              type="range"
              min={RADIUS_PX.least}
              max={RADIUS_PX.most}
              value={radiusPx}
              onChange={(event) => onRadius(event.target.valueAsNumber)}
              className="doctor-range"
            />
          </label>
        )}
        {hints[hand] && (
          <p className="mt-2 text-sm text-ink-2">
            {wordsFor(hand, m.house_doctor_frame_gap_text, m.house_doctor_quad_text) ?? hints[hand]()}
          </p>
        )}
        {hasFeather && DRAWING.includes(hand) && !isNothing(area) && (
          <FeatherChoice featherPx={area.featherPx ?? 0} onFeather={(featherPx) => onArea({ ...area, featherPx })} />
        )}
        {!isNothing(area) && (
          <Button look="quiet" size="small" className="mt-3" onClick={() => onArea(NO_AREA)}>
            {m.house_doctor_area_clear()}
          </Button>
        )}
      </Fold>
      <p role="status" className="num text-sm text-ink-2 empty:hidden">
        {percent !== undefined && m.house_doctor_marked({ percent })}
      </p>
    </>
  )
}

function Fold({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const hands = (
    <fieldset>
      <legend className={isFolded ? 'sr-only' : 'text-sm font-medium'}>{m.house_doctor_hand_title()}</legend>
      {children}
    </fieldset>
  )
  if (!isFolded) return hands
  return (
    <details className="doctor-fold">
      <summary>
        <Icon name="lasso" />
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{m.house_doctor_area_adjust()}</span>
          <span className="text-sm text-ink-2">{m.house_doctor_area_adjust_hint()}</span>
        </span>
        <Icon name="chevron-down" className="ml-auto size-4" />
      </summary>
      {hands}
    </details>
  )
}
