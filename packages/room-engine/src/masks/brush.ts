import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Mask } from './mask.ts'

/** A brush stroke; pixel centres lie at halves. */
export type Stroke = { mode: 'add' | 'erase'; radiusPx: number; points: readonly Vec2[] }

/** Adds or erases a stroke with a one-pixel soft edge. */
export function brushed(mask: Mask, { mode, radiusPx, points }: Stroke): Mask {
  const data = mask.data.slice()
  const [width, height] = [mask.width, mask.height]
  for (const [index, from] of points.entries()) {
    const to = points[index + 1] ?? from
    if (to === from && points.length > 1) break
    const reach = radiusPx + 1
    const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach]
    const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach]
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
        const cover = Math.min(1, Math.max(0, radiusPx + 0.5 - distanceToLine([x + 0.5, y + 0.5], from, to)))
        const pixel = y * width + x
        const value = data[pixel] as number
        data[pixel] =
          mode === 'add' ? Math.max(value, Math.round(255 * cover)) : Math.min(value, Math.round(255 * (1 - cover)))
      }
  }
  return { ...mask, data }
}

function distanceToLine([x, y]: Vec2, [fromX, fromY]: Vec2, [toX, toY]: Vec2): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const square = alongX * alongX + alongY * alongY
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / square))
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY)
}
