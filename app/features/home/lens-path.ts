export type Point = { x: number; y: number }

const STEP = 24

const directions: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** Step of the lens for an arrow key; undefined for other keys. */
export const step = (key: string): Point | undefined => (Object.hasOwn(directions, key) ? directions[key] : undefined)

/** Keeps the lens's centre inside the picture. */
export const keepInside = ({ x, y }: Point, { width, height }: { width: number; height: number }): Point => ({
  x: Math.min(Math.max(x, 0), width),
  y: Math.min(Math.max(y, 0), height),
})
