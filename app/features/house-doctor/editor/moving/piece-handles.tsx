import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Snap } from '@vuong-tron/room-engine/staging/snap'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import type { ProductSummary } from '../../../catalogue/catalogue'
import { WithProducts } from '../../../lists/with-products'
import type { StandingPiece } from '../../furnishing/arrangement.ts'
import { furnitureWords } from '../../labels.ts'
import { inCentimetres } from '../../lengths.ts'
import { actByKey, QUARTER, TAP_PX } from '../../piece-keys.ts'
import { insideWalls, type PiecePosition, snapPiece } from '../../placing.ts'
import {
  draggedTo,
  gapInPicture,
  nearestGap,
  type PieceInPicture,
  pieceInPicture,
  snapLine,
  turnedBy,
} from './in-picture.ts'
import { isCarried, movedTo, positionOf, productOf, solidOf } from './moving.ts'
import { leaveChosen, showChosen } from './show-chosen.ts'
import type { Moving } from './use-moving.ts'

const snapWords: Record<Snap['of'], () => string> = {
  middle: m.house_doctor_snap_middle,
  wall: m.house_doctor_snap_wall,
  neighbour: m.house_doctor_snap_neighbour,
}

type Drag = {
  pointer: number
  id: number
  does: 'move' | 'turn'
  from: Vec2
  to?: PiecePosition
  snaps: readonly Snap[]
}

/** The pieces of a furnished photo, to be dragged, turned and moved by keys; the chosen one has its frame and place. */
export const PieceHandles = ({ moving }: { moving: Moving }) => (
  <WithProducts pieces={moving.products}>
    {(products) => <Handles moving={moving} nameOf={(id) => nameOf(moving, products, id)} />}
  </WithProducts>
)

function Handles({ moving, nameOf }: { moving: Moving; nameOf: (id: number) => string }) {
  const { room, range, furnishing, chosen } = moving
  const { widthPx: width, heightPx: height } = room.camera
  const [drag, setDrag] = useState<Drag>()
  const pieces = drag?.to ? movedTo(moving.pieces, range, drag.to) : moving.pieces
  const seen = pieces.map((piece) => {
    const solid = solidOf(piece, range)
    return solid && pieceInPicture(room, solid)
  })
  const at = ([x, y]: Vec2) => ({ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` })

  const pixelOf = (event: PointerEvent<HTMLElement>): Vec2 => {
    const box = event.currentTarget.closest('.doctor-picture')?.getBoundingClientRect() ?? new DOMRect()
    return [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height]
  }
  const begin = (id: number, does: Drag['does']) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (drag && seen[drag.id])) return
    event.currentTarget.setPointerCapture(event.pointerId)
    moving.choose(id)
    setDrag({ pointer: event.pointerId, id, does, from: pixelOf(event), snaps: [] })
  }
  const go = (event: PointerEvent<HTMLElement>) => {
    const piece = drag && moving.pieces[drag.id]
    if (drag?.pointer !== event.pointerId || !piece || isCarried(piece)) return
    const now = pixelOf(event)
    const scale = width / (event.currentTarget.closest('.doctor-picture')?.clientWidth ?? width)
    if (!drag.to && Math.hypot(now[0] - drag.from[0], now[1] - drag.from[1]) < TAP_PX * scale) return
    setDrag({ ...drag, ...dragged(moving, drag, now) })
  }
  const end = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return
    if (drag.to) moving.place(drag.to)
    else if (drag.does === 'turn') moving.turn(drag.id, QUARTER)
    setDrag(undefined)
  }
  const onKeyDown = (event: KeyboardEvent, id: number) => {
    const isFixed = isCarried(moving.pieces[id] as StandingPiece)
    actByKey(event, {
      step: (toRight, toBack) => {
        moving.choose(id)
        if (!isFixed) moving.step(id, toRight, toBack)
      },
      turn: (degrees) => {
        moving.choose(id)
        if (!isFixed) moving.turn(id, degrees)
      },
      remove: () => leaveChosen(() => moving.remove(id)),
      leave: () => moving.choose(undefined),
    })
  }
  const framed = chosen === undefined ? undefined : seen[chosen]
  const isFixed = chosen !== undefined && isCarried(pieces[chosen] as StandingPiece)
  const drags = { onPointerMove: go, onPointerUp: end, onLostPointerCapture: () => setDrag(undefined) }
  return (
    <>
      {framed && chosen !== undefined && (
        <ChosenFrame moving={moving} id={chosen} pieces={pieces} seen={seen} snaps={drag?.snaps ?? []} />
      )}
      {seen.map(
        (piece, id) =>
          piece && (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
              key={id}
              type="button"
              aria-label={nameOf(id)}
              aria-pressed={id === chosen}
              className={`doctor-piece ${isCarried(pieces[id] as StandingPiece) ? 'cursor-pointer' : ''}`}
              style={at(piece.middle)}
              onPointerDown={begin(id, 'move')}
              {...drags}
              onFocus={(event) => {
                if (!event.currentTarget.matches(':focus-visible')) return
                moving.choose(id)
                showChosen()
              }}
              onClick={() => {
                moving.choose(id)
                showChosen()
              }}
              onKeyDown={(event) => onKeyDown(event, id)}
            >
              {id === chosen && !isFixed && <Icon name="move" />}
            </button>
          ),
      )}
      {framed && chosen !== undefined && !isFixed && (
        <button
          type="button"
          aria-label={m.house_doctor_piece_turn_handle({ name: nameOf(chosen) })}
          className="doctor-turn bg-white"
          style={at(turnHandleOf(framed, width, height))}
          onPointerDown={begin(chosen, 'turn')}
          {...drags}
          onClick={({ detail }) => {
            // A pointer has turned it already.
            if (detail === 0) moving.turn(chosen, QUARTER)
          }}
        >
          <Icon name="rotate-ccw" />
        </button>
      )}
    </>
  )

  function dragged({ pieces: before }: Moving, { id, does, from }: Drag, now: Vec2): Pick<Drag, 'to' | 'snaps'> {
    const start = positionOf(before, id)
    const solid = moving.solidOf(id)
    const shown = solid && pieceInPicture(room, solid)
    if (!solid || !shown) return { snaps: [] }
    if (does === 'turn') {
      const turn = Math.round(start.turn + turnedBy(room, solid, from, now))
      const { place } = snapPiece(furnishing, { ...start, turn })
      return { to: insideWalls(furnishing, { ...start, turn: place.turn }), snaps: [] }
    }
    const point = draggedTo(room, shown, [now[0] - from[0], now[1] - from[1]])
    if (!point) return { to: drag?.to, snaps: [] }
    const aimed = insideWalls(furnishing, { ...start, xMm: point[0] * 1000, zMm: point[1] * 1000 })
    const { place, snaps } = snapPiece(furnishing, aimed)
    return { to: place, snaps }
  }
}

/** By its kind until its name has come. */
function nameOf(moving: Moving, products: readonly ProductSummary[] | undefined, id: number): string {
  const kind = moving.range.get(moving.pieces[id]?.slug ?? '')?.category
  const kinds: Partial<Record<string, () => string>> = furnitureWords
  return productOf(moving, products, id)?.name ?? kinds[kind ?? '']?.() ?? ''
}

/** At the lower right of the frame, inside the picture. */
const turnHandleOf = ({ frame }: PieceInPicture, width: number, height: number): Vec2 => [
  Math.min(width * 0.96, frame.right),
  Math.min(height * 0.94, frame.bottom),
]

type ChosenFrameProps = {
  moving: Moving
  id: number
  pieces: Moving['pieces']
  seen: readonly (PieceInPicture | undefined)[]
  snaps: readonly Snap[]
}

/** The frame and the place of the chosen piece, the line it snaps to, and the distance to its neighbour. */
function ChosenFrame({ moving: { room, range, verdicts }, id, pieces, seen, snaps }: ChosenFrameProps) {
  const mask = useId()
  const { widthPx: width, heightPx: height } = room.camera
  const shown = seen[id]
  const solid = solidOf(pieces[id] as StandingPiece, range)
  if (!shown || !solid) return null
  const { left, top, right, bottom } = shown.frame
  const others = pieces.filter((piece, other) => other !== id && !isCarried(piece))
  const gap = nearestGap(
    solid,
    others.flatMap((piece) => solidOf(piece, range) ?? []),
  )
  const gapLine = gap && gapInPicture(room, gap)
  const [snap] = snaps
  const line = snap && snapLine(room, snap, solid)
  const verdict = verdicts.get(id)
  const isTight = verdict?.refusal !== undefined || verdict?.hints.includes('clearance')
  const away = ({ x, z }: { x: number; z: number }) => Math.hypot(x, z)
  const nearer = seen.filter((one, other) => one && other !== id && away(pieces[other] as StandingPiece) < away(solid))
  const at = ([[x1, y1], [x2, y2]]: readonly [Vec2, Vec2]) => ({
    left: `${((x1 + x2) / 2 / width) * 100}%`,
    top: `${((y1 + y2) / 2 / height) * 100}%`,
  })
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={`doctor-box doctor-place ${isTight ? 'tight' : ''}`}
        aria-hidden="true"
      >
        {/* What stands before the piece is not drawn over. */}
        <mask id={mask}>
          <rect width={width} height={height} fill="white" />
          {nearer.map(
            (one) => one && <polygon key={one.ground.join()} points={pointsOf(rectangleOf(one))} className="hole" />,
          )}
        </mask>
        <polygon points={pointsOf(shown.footprint)} className="foot" mask={`url(#${mask})`} />
        <rect x={left} y={top} width={right - left} height={bottom - top} className="frame" mask={`url(#${mask})`} />
        {line && <polyline points={pointsOf(line)} className="snap" />}
        {gapLine && <polyline points={pointsOf(gapLine)} className="gap" />}
      </svg>
      {line && snap && (
        <span
          className="doctor-chip bg-purple-500 text-white"
          style={at(snap.of === 'middle' ? [line[1], line[1]] : [line[0], line[0]])}
        >
          {snapWords[snap.of]()}
        </span>
      )}
      {gap && gapLine && (
        <span className={`doctor-chip text-white ${isTight ? 'bg-warning' : 'bg-ink'}`} style={at(gapLine)}>
          {isTight && <Icon name="triangle-alert" className="size-3" />}
          {inCentimetres(Math.round(gap.metres * 100) * 10)}
        </span>
      )}
    </>
  )
}

const pointsOf = (points: readonly Vec2[]) => points.map((point) => point.join()).join(' ')

const rectangleOf = ({ frame: { left, top, right, bottom } }: PieceInPicture): Vec2[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
