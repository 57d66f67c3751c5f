/** Maximum magnification, as in picture-viewer.css. */
export const LARGEST = 3

/** CSS pixels per arrow key. */
const STEP = 80

export type ScreenPoint = { clientX: number; clientY: number }
export type ElementBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

export const isLevel = (level: number) => level >= 1 && level <= LARGEST

export const boxCentre = ({ left, top, width, height }: ElementBox): ScreenPoint => ({
  clientX: left + width / 2,
  clientY: top + height / 2,
})

/** Scroll position that keeps a screen point in place after resizing. */
export const scrollAfter = ({ clientX, clientY }: ScreenPoint, before: ElementBox, after: ElementBox) => ({
  left: after.left + ((clientX - before.left) / before.width) * after.width - clientX,
  top: after.top + ((clientY - before.top) / before.height) * after.height - clientY,
})

/** Index of the visible picture; undefined for a closed row. */
export const indexSeen = ({ scrollLeft, clientWidth }: Pick<Element, 'scrollLeft' | 'clientWidth'>) =>
  clientWidth === 0 ? undefined : Math.round(scrollLeft / clientWidth)

export type ViewChange = { zoomBy: 1 | -1 } | { scrollBy: { left: number; top: number } } | { goBy: 1 | -1 }

const ZOOMS: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1 }
const NEIGHBOURS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }
const SCROLLS: Record<string, { left: number; top: number }> = {
  ArrowLeft: { left: -STEP, top: 0 },
  ArrowRight: { left: STEP, top: 0 },
  ArrowUp: { left: 0, top: -STEP },
  ArrowDown: { left: 0, top: STEP },
}

/**
 * Arrow keys pan a magnified picture and otherwise change pictures. Up and down do nothing else, so that the page
 * behind does not scroll.
 */
export function wishOf(key: string, level: number): ViewChange | undefined {
  const zoomBy = ZOOMS[key]
  if (zoomBy) return { zoomBy }
  const goBy = NEIGHBOURS[key]
  if (goBy && level === 1) return { goBy }
  const scrollBy = SCROLLS[key]
  return scrollBy && { scrollBy }
}
