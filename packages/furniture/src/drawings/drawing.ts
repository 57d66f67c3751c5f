import type { Model, Size } from '../models/kit/model.ts'
import { type Line, outlinesOf } from './outlines.ts'
import { type Box, layOut, MEASURES, SHEET } from './sheet.ts'
import { look, type Projection, views } from './view.ts'

const TEXT = 96
const TICK = 26

/** SVG of the front, right and top views, with measures in millimetres. */
export function drawing(model: Model, size: Size, modelKey: string): string {
  const { w, d, h } = size
  const { scale, front, side, plan } = layOut(size)
  const left = front.x
  const top = front.y
  const lines = [
    [views.front, front],
    [views.side, side],
    [views.plan, plan],
  ] as const
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" data-model="${modelKey}" data-mm="${w} ${d} ${h}">`,
    `<path fill="#fff" d="M0 0H${SHEET.width}V${SHEET.height}H0z"/>`,
    `<g fill="none" stroke="#1c1722" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">`,
    ...lines.map(([view, box]) => `<path d="${pathOf(model, view, box, scale)}"/>`),
    '</g>',
    `<path fill="none" stroke="#a30af0" stroke-width="7" d="${[
      across(front.x, front.width, top - MEASURES / 2),
      down(left - MEASURES / 2, front.y, front.height),
      across(side.x, side.width, top - MEASURES / 2),
      down(left - MEASURES / 2, plan.y, plan.height),
    ].join('')}"/>`,
    `<g font-family="system-ui,sans-serif" font-size="${TEXT}" fill="#1c1722" text-anchor="middle">`,
    text(w, front.x + front.width / 2, top - MEASURES / 2 - 40),
    text(h, left - MEASURES / 2 - 40, front.y + front.height / 2, true),
    text(d, side.x + side.width / 2, top - MEASURES / 2 - 40),
    text(d, left - MEASURES / 2 - 40, plan.y + plan.height / 2, true),
    '</g></svg>\n',
  ].join('')
}

function pathOf(model: Model, view: Projection, { x, y, width, height }: Box, scale: number) {
  return outlinesOf(look(model, view, width, height, scale))
    .map((line) => relativePath(line.map(([dotX, dotY]) => [x + dotX, y + dotY])))
    .join('')
}

/** Relative steps, which are shorter than coordinates. */
function relativePath([first, ...others]: Line): string {
  if (!first) return ''
  let [x, y] = first
  const steps = others.map((dot) => {
    const [dx, dy] = [dot[0] - x, dot[1] - y]
    ;[x, y] = dot
    if (dy === 0) return `h${dx}`
    return dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  return `M${first[0]} ${first[1]}${steps.join('')}`
}

const across = (x: number, length: number, y: number) =>
  `M${x} ${y}h${length}M${x} ${y - TICK}v${2 * TICK}M${x + length} ${y - TICK}v${2 * TICK}`

const down = (x: number, y: number, length: number) =>
  `M${x} ${y}v${length}M${x - TICK} ${y}h${2 * TICK}M${x - TICK} ${y + length}h${2 * TICK}`

function text(millimetres: number, x: number, y: number, isUpright = false) {
  const [left, top] = [Math.round(x), Math.round(y)]
  const turn = isUpright ? ` transform="rotate(-90 ${left} ${top})"` : ''
  return `<text x="${left}" y="${top}"${turn}>${millimetres}</text>`
}
