import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Corner } from '@vuong-tron/room-engine/geometry/room-box'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { Quad } from '@vuong-tron/room-engine/surfaces/surfaces'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { CompareSlider } from './compare-slider.tsx'
import { CornerHandles } from './corner-handles.tsx'
import { HoldButton } from './hold-button.tsx'
import { Marking, type MarkingHand } from './marking.tsx'
import { MaskCanvas } from './mask-canvas.tsx'
import { PictureCanvas } from './picture-canvas.tsx'
import type { RoomLayout } from './protocol.ts'
import { QuadHandles } from './quad-handles.tsx'

/** Action of a pointer on the picture. */
export type Hand = 'look' | 'corners' | MarkingHand

type PictureViewProps = {
  photo: Photo
  /** The result, if there is one. */
  after?: Photo
  /** True if the result is a trial: it is shown alone, and the photo as long as a button is held. */
  isTrial: boolean
  /** Handles of pieces that can be moved; the result is shown alone then too. */
  moving?: ReactNode
  /** Compares with another result instead of the photo, with both names. */
  other?: { picture: Photo; name: string; afterName: string }
  mask?: Mask
  /** `changing`: the mask shows the area to change; `bare`: the bare area. */
  shows: 'changing' | 'bare'
  room?: RoomLayout
  /** Set outdoors: corners of the drawn area. */
  quad?: Quad
  hand: Hand
  radiusPx: number
  onCorner: (corner: Corner, place: Vec2) => void
  onQuad: (corners: Quad) => void
  onMark: (hand: MarkingHand, points: readonly Vec2[]) => void
}

const HALF = 50

/** The photo with overlays: result behind a divider, mask, room corners. */
export function PictureView({
  photo,
  after,
  isTrial,
  moving,
  other,
  mask,
  shows,
  room,
  quad,
  hand,
  radiusPx,
  onCorner,
  onQuad,
  onMark,
}: PictureViewProps) {
  const [percent, setPercent] = useState(HALF)
  const [isHeld, setHeld] = useState(false)
  const isAlone = isTrial || Boolean(moving)
  const isCompared = after !== undefined && after !== other?.picture && hand === 'look' && !isAlone
  const size = { '--p': `${percent}%`, '--wide': photo.width, '--high': photo.height } as CSSProperties
  return (
    <div className="doctor-picture" style={size}>
      <PictureCanvas picture={other?.picture ?? photo} label={other?.name ?? m.house_doctor_before_alt()} />
      {after && !(isAlone && isHeld) && (
        <PictureCanvas
          picture={after}
          label={m.house_doctor_after_alt()}
          className={isCompared ? 'doctor-after' : undefined}
        />
      )}
      {mask && (hand !== 'corners' || quad) && (
        <MaskCanvas
          key={shows}
          mask={mask}
          className={`doctor-mask ${isTrial ? 'unseen' : ''} ${shows === 'bare' ? 'text-success' : 'text-purple-500'}`}
        />
      )}
      {isCompared && (
        <>
          <span className="doctor-tag left-4 bg-white">{other?.name ?? m.house_doctor_before()}</span>
          <span className="doctor-tag right-4 bg-purple-950 text-white">
            {other?.afterName ?? m.house_doctor_after()}
          </span>
          <CompareSlider percent={percent} onMove={setPercent} />
        </>
      )}
      <span role="status" className={isTrial ? 'doctor-tag left-4 bg-purple-950 text-white' : 'sr-only'}>
        {isTrial && m.house_doctor_trying()}
      </span>
      {!isHeld && moving}
      {isAlone && <HoldButton isHeld={isHeld} isAside={Boolean(moving)} onHold={setHeld} />}
      {hand === 'corners' && quad && <QuadHandles size={photo} corners={quad} onMove={onQuad} />}
      {hand === 'corners' && !quad && room && <CornerHandles room={room} onMove={onCorner} />}
      {hand !== 'look' && hand !== 'corners' && (
        <Marking size={photo} hand={hand} radiusPx={radiusPx} onMark={(points) => onMark(hand, points)} />
      )}
    </div>
  )
}
