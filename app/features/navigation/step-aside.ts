import { type RefObject, useEffect } from 'react'
import { onScrollEnd } from './scroll-end'

/** What is filled in, or compared by its numbers, and the button that asks for what the page shows. */
const READ = 'form,table,dl,.num,[href="#enquiry"]'
/** That, and what is pressed. */
const USED = `${READ},a,button,input,select,textarea,summary,label`

type Moved = 'not yet' | 'down' | 'up'

/** Across a floating button, in parts of its size: where it is looked for what lies below. */
const PROBES = [0.02, 0.5, 0.98]

/**
 * Floating buttons step aside while the page moves down, where they would lie on something that is used once it rests, and
 * near a form that is sent. A move towards the top brings them back. Without a script they stay (styles/app.css).
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
 * Forms that are sent are filled in; those that only choose, as filters do, stand beside what they choose from. A short
 * page shows its foot from the beginning: its newsletter counts once the page moves. The header is always in view.
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
  // Of a folded button its disc alone is seen.
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

/** A link may be pressed beside its own box, as that of a card is: on the card's picture nothing is hidden. */
function overlaps(thing: Element, { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>) {
  const box = thing.getBoundingClientRect()
  return box.left < right && box.right > left && box.top < bottom && box.bottom > top
}
