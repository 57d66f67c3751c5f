import { type RefObject, useEffect } from 'react'
import { onScrollEnd } from './scroll-end'

/** Content that buttons must not cover: forms, numbers, and the page's main button. */
const READ = 'form,table,dl,.num,[href="#enquiry"]'
/** Adds interactive elements. */
const USED = `${READ},a,button,input,select,textarea,summary,label`

type Moved = 'not yet' | 'down' | 'up'

/** Sampled points across a floating button, in fractions of its size. */
const PROBES = [0.02, 0.5, 0.98]

/**
 * Floating buttons hide while scrolling down, where they would cover something usable, and near a POST form; scrolling
 * up shows them. Without script they stay (floating-widget.css).
 */
export function useStepAside(widget: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = scrollY
    let moved: Moved = 'not yet'
    const step = (isAside: (float: Element) => boolean) => {
      const isAtForm = isFormInView(moved)
      for (const float of widget.current?.querySelectorAll('[data-float]') ?? [])
        float.toggleAttribute('data-aside', isAtForm || isAside(float))
    }
    const move = () => {
      if (scrollY === last) return
      moved = scrollY < last ? 'up' : 'down'
      last = scrollY
      step(() => moved === 'down')
    }
    const rest = () => step((float) => moved !== 'up' && liesOn(moved === 'down' ? USED : READ, float))
    const begin = () => {
      moved = 'not yet'
      rest()
    }
    begin()
    addEventListener('scroll', move, { passive: true })
    const stopResting = onScrollEnd(window, rest)
    addEventListener('resize', rest)
    addEventListener('pagechanged', begin)
    return () => {
      removeEventListener('scroll', move)
      stopResting()
      removeEventListener('resize', rest)
      removeEventListener('pagechanged', begin)
    }
  }, [widget])
}

/**
 * GET forms, such as filters, do not count. On short pages the footer's newsletter is visible from the start, so it
 * counts after the first scroll. The header is always in view.
 */
function isFormInView(moved: Moved): boolean {
  const forms = moved === 'not yet' ? 'main form[method=post]' : 'form[method=post]:not(header *)'
  return [...document.querySelectorAll(forms)].some((form) => {
    const { top, bottom, height } = form.getBoundingClientRect()
    return height > 0 && top < innerHeight && bottom > 0
  })
}

function liesOn(things: string, float: Element): boolean {
  const { right, top, bottom, left, height } = float.getBoundingClientRect()
  // A folded button shows only its disc.
  const box = { left: Math.max(left, right - height), right, top, bottom }
  return PROBES.some((x) =>
    PROBES.some((y) =>
      document
        .elementsFromPoint(box.left + x * (right - box.left), top + y * height)
        .map((below) => below.closest(things))
        .some((thing) => thing && !float.contains(thing) && !thing.contains(float) && overlaps(thing, box)),
    ),
  )
}

/** A card's link may be larger than its own box; covering the card's picture is fine. */
function overlaps(thing: Element, { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>) {
  const box = thing.getBoundingClientRect()
  return box.left < right && box.right > left && box.top < bottom && box.bottom > top
}
