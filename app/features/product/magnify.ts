/** Times the width that the screen holds, as picture-viewer.css has them. */
export const LARGEST = 3

/** CSS pixels by which an arrow key moves a magnified picture. */
const STEP = 80

export type ScreenPoint = { clientX: number; clientY: number }
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

export const isLevel = (level: number) => level >= 1 && level <= LARGEST

export const boxCentre = ({ left, top, width, height }: Box): ScreenPoint => ({
  clientX: left + width / 2,
  clientY: top + height / 2,
})

/** How far a frame is scrolled so that what lay under a point of the screen lies there again after a change of size. */
export const scrollAfter = ({ clientX, clientY }: ScreenPoint, before: Box, after: Box) => ({
  left: after.left + ((clientX - before.left) / before.width) * after.width - clientX,
  top: after.top + ((clientY - before.top) / before.height) * after.height - clientY,
})

/** Which picture of a row is seen; none of a row that has just been closed. */
export const indexSeen = ({ scrollLeft, clientWidth }: Pick<Element, 'scrollLeft' | 'clientWidth'>) =>
  clientWidth === 0 ? undefined : Math.round(scrollLeft / clientWidth)

/** What a key asks of the picture that is seen. */
export type Wish = { zoomBy: 1 | -1 } | { scrollBy: { left: number; top: number } } | { goBy: 1 | -1 }

const ZOOMS: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1 }
const NEIGHBOURS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }
const SCROLLS: Record<string, { left: number; top: number }> = {
  ArrowLeft: { left: -STEP, top: 0 },
  ArrowRight: { left: STEP, top: 0 },
  ArrowUp: { left: 0, top: -STEP },
  ArrowDown: { left: 0, top: STEP },
}

/**
 * Arrows move a magnified picture, and lead from a whole one to its neighbours. Up and down belong to the picture then too:
 * they move nothing, and not the page behind it.
 */
export function wishOf(key: string, level: number): Wish | undefined {
  const zoomBy = ZOOMS[key]
  if (zoomBy) return { zoomBy }
  const goBy = NEIGHBOURS[key]
  if (goBy && level === 1) return { goBy }
  const scrollBy = SCROLLS[key]
  return scrollBy && { scrollBy }
}
