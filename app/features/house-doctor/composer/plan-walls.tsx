import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { inMetres } from '../lengths.ts'
import type { RoomOpening, RoomShape } from './document.ts'
import { openingLine, outlineOf } from './floor.ts'

export const WALL_MM = 120

/** Plan coordinates: y downwards, back wall on top. */
const onPlan = ([x, z]: Vec2): Vec2 => [x, -z]

const pathOf = (points: readonly Vec2[]) => points.map((point) => onPlan(point).join(' ')).join('L')

type PlanWallsProps = {
  shape: RoomShape
  openings: readonly RoomOpening[]
  /** Grid lines every metre, for large pictures. */
  hasGrid?: boolean
}

/** The empty room: floor, walls, doors with their swing, windows. */
export function PlanWalls({ shape, openings, hasGrid }: PlanWallsProps) {
  const outline = `M${pathOf(outlineOf(shape))}Z`
  return (
    <>
      <path className="plan-wall" d={outline} strokeWidth={2 * WALL_MM} />
      <path className="plan-floor" d={outline} />
      {hasGrid && <Grid shape={shape} outline={outline} />}
      {openings.map((opening) => (
        <PlanOpening key={opening.id} shape={shape} opening={opening} />
      ))}
    </>
  )
}

/** `unit`: millimetres per screen pixel, for a constant text size. */
export function PlanMeasures({ shape, unit }: { shape: RoomShape; unit: number }) {
  return measuresOf(shape).map((measured) => (
    <Measure key={`${measured.from} ${measured.to}`} {...measured} unit={unit} />
  ))
}

function Grid({ shape, outline }: { shape: RoomShape; outline: string }) {
  return (
    <>
      <path className="plan-grid" d={gridOf(shape)} clipPath="url(#plan-inside)" />
      <clipPath id="plan-inside">
        <path d={outline} />
      </clipPath>
    </>
  )
}

/** Grid lines every metre, from the left and back walls. */
function gridOf({ widthMm, depthMm }: RoomShape): string {
  const lines: string[] = []
  for (let x = 1000; x < widthMm; x += 1000) lines.push(`M${x} ${-depthMm}V0`)
  for (let y = 1000; y < depthMm; y += 1000) lines.push(`M0 ${y - depthMm}H${widthMm}`)
  return lines.join('')
}

const move = ([x, z]: Vec2, [dx, dz]: Vec2, by: number): Vec2 => [x + dx * by, z + dz * by]

function PlanOpening({ shape, opening }: { shape: RoomShape; opening: RoomOpening }) {
  const { start, end, out } = openingLine(shape, opening)
  const gap = `M${pathOf([start, end, move(end, out, WALL_MM), move(start, out, WALL_MM)])}Z`
  if (opening.kind === 'window')
    return (
      <>
        <path className="plan-window" d={gap} />
        <path className="plan-glass" d={`M${pathOf([move(start, out, WALL_MM / 2), move(end, out, WALL_MM / 2)])}`} />
      </>
    )
  const [hinge, free] = opening.hinge === 'near' ? [start, end] : [end, start]
  const tip = move(hinge, out, -opening.widthMm)
  const [[hx, hy], [fx, fy], [tx, ty]] = [onPlan(hinge), onPlan(free), onPlan(tip)]
  // The shorter arc, whichever side is hinged.
  const sweep = (tx - hx) * (fy - hy) - (ty - hy) * (fx - hx) > 0 ? 1 : 0
  return (
    <>
      <path className="plan-gap" d={gap} />
      <path className="plan-swing" d={`M${tx} ${ty}A${opening.widthMm} ${opening.widthMm} 0 0 ${sweep} ${fx} ${fy}`} />
      <path className="plan-leaf" d={`M${hx} ${hy}L${tx} ${ty}`} />
    </>
  )
}

/** `below`: the label is below a horizontal line, or right of a vertical one. */
type Measured = { from: Vec2; to: Vec2; out: Vec2; length: number; below: boolean }

/** Total width at the bottom and depth at the left; a cut-out is measured along its missing edges. */
function measuresOf({ widthMm, depthMm, notch }: RoomShape): Measured[] {
  const whole: Measured[] = [
    { from: [0, 0], to: [widthMm, 0], out: [0, -MEASURE_MM], length: widthMm, below: true },
    { from: [0, 0], to: [0, depthMm], out: [-MEASURE_MM, 0], length: depthMm, below: false },
  ]
  if (!notch) return whole
  const isLeft = notch.corner.endsWith('left')
  const isFront = notch.corner.startsWith('front')
  const [x, z] = [isLeft ? 0 : widthMm, isFront ? 0 : depthMm]
  const [innerX, innerZ] = [
    isLeft ? notch.widthMm : widthMm - notch.widthMm,
    isFront ? notch.depthMm : depthMm - notch.depthMm,
  ]
  const on: Vec2 = [0, 0]
  return [
    ...whole,
    { from: [Math.min(x, innerX), z], to: [Math.max(x, innerX), z], out: on, length: notch.widthMm, below: !isFront },
    { from: [x, Math.min(z, innerZ)], to: [x, Math.max(z, innerZ)], out: on, length: notch.depthMm, below: isLeft },
  ]
}

/** Distance of dimension lines from walls, and half their ticks; millimetres. */
export const MEASURE_MM = 380
const TICK_MM = 60

function Measure({ from, to, out, length, below, unit }: Measured & { unit: number }) {
  const [start, end] = [move(from, out, 1), move(to, out, 1)].map(onPlan) as [Vec2, Vec2]
  const isUpright = start[0] === end[0]
  const tick = ([x, y]: Vec2) => `M${x - TICK_MM} ${y + TICK_MM}l${2 * TICK_MM} ${-2 * TICK_MM}`
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  return (
    <g>
      <path className="plan-measure" d={`M${start}L${end}${tick(start)}${tick(end)}`} />
      <text
        className="plan-text"
        fontSize={12 * unit}
        x={x}
        y={y}
        dy={(below ? 15 : -5) * unit}
        transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {inMetres(length)}
      </text>
    </g>
  )
}
