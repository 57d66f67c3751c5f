import type { KeyboardEvent, PointerEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'

/** Percent of the width per arrow key. */
const STEP = 4
const WITHIN = [4, 96] as const

type CompareSliderProps = { percent: number; onMove: (percent: number) => void }

const held = (percent: number) => Math.round(Math.max(WITHIN[0], Math.min(WITHIN[1], percent)))

/** The divider between before and after: dragged, or moved by arrow keys. */
export function CompareSlider({ percent, onMove }: CompareSliderProps) {
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (event.buttons && box) onMove(held(((event.clientX - box.left) / box.width) * 100))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, percent)
    if (to === undefined) return
    event.preventDefault()
    onMove(held(to))
  }
  return (
    <>
      <span className="doctor-line" aria-hidden="true" />
      <button
        type="button"
        role="slider"
        aria-label={m.house_doctor_compare()}
        aria-valuenow={percent}
        aria-valuemin={WITHIN[0]}
        aria-valuemax={WITHIN[1]}
        aria-valuetext={m.house_doctor_compare_value({ percent })}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
        className="doctor-grip grid place-items-center rounded-round bg-white text-purple-500 shadow-fab"
      >
        <Icon name="chevrons-left-right" />
      </button>
    </>
  )
}

function placeAfter(key: string, percent: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return percent - STEP
  if (key === 'ArrowRight' || key === 'ArrowUp') return percent + STEP
  if (key === 'Home') return WITHIN[0]
  return key === 'End' ? WITHIN[1] : undefined
}
