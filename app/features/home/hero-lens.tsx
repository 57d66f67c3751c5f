import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { Lens } from '#app/ui/lens'
import { HeroPicture } from '../images/hero-picture'
import { keepInside, type Point, step } from './lens-path'

/** The hero's lens, moved by dragging its grip or with arrow keys; a still picture without JavaScript. */
export function HeroLens() {
  const lens = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLSpanElement>(null)
  const grabbedAt = useRef<Point | null>(null)

  function centre(): Point {
    const outer = lens.current?.getBoundingClientRect()
    const inner = ring.current?.getBoundingClientRect()
    if (!outer || !inner) return { x: 0, y: 0 }
    return { x: inner.x + inner.width / 2 - outer.x, y: inner.y + inner.height / 2 - outer.y }
  }

  function moveTo(point: Point) {
    const { current } = lens
    if (!current) return
    const { x, y } = keepInside(point, { width: current.clientWidth, height: current.clientHeight })
    current.style.setProperty('--x', `${x}px`)
    current.style.setProperty('--y', `${y}px`)
  }

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (!event.buttons) return
    const { x, y } = centre()
    // Also true of a drag that began before hydration.
    if (!grabbedAt.current) {
      grabbedAt.current = { x: event.clientX - x, y: event.clientY - y }
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    moveTo({ x: event.clientX - grabbedAt.current.x, y: event.clientY - grabbedAt.current.y })
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = step(event.key)
    if (!by) return
    event.preventDefault()
    const { x, y } = centre()
    moveTo({ x: x + by.x, y: y + by.y })
  }

  return (
    <Lens
      ref={lens}
      className="lens-opening"
      before={<HeroPicture room="bare" alt={m.home_before_alt()} />}
      after={<HeroPicture room="furnished" alt={m.home_after_alt()} />}
    >
      <span ref={ring} className="lens-ring" />
      <button
        type="button"
        data-keys
        aria-label={m.home_lens_label()}
        className="lens-grip grid size-13 place-items-center bg-white text-purple-500 shadow-fab noscript:hidden max-md:size-12"
        onPointerMove={onPointerMove}
        onLostPointerCapture={() => {
          grabbedAt.current = null
        }}
        onKeyDown={onKeyDown}
      >
        <Icon name="move" />
      </button>
      <span className="absolute top-8 right-[max(var(--gutter),calc((100vw-var(--container-page))/2))] inline-flex h-8 items-center rounded-round bg-white px-3.5 text-xs font-medium max-md:hidden">
        {m.home_hero_before()}
      </span>
    </Lens>
  )
}
