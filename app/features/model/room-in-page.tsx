import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import type { ModelScene } from './model-scene'
import type { RoomSession } from './room-session'

/** The room seen through the page itself (WebXR), with words and buttons over the camera's picture. */
export function RoomInPage({ shown }: { shown: ModelScene | undefined }) {
  const overlay = useRef<HTMLDivElement>(null)
  const session = useRef<RoomSession>(undefined)
  const [state, setState] = useState<'here' | 'searching' | 'placed' | 'failed'>('here')
  useEffect(() => () => session.current?.end(), [])

  const start = async () => {
    if (!shown || !overlay.current) return
    try {
      const { startRoomSession } = await import('./room-session')
      session.current = await startRoomSession(shown, overlay.current, {
        onPlace: () => setState('placed'),
        onEnd: () => {
          session.current = undefined
          setState('here')
        },
      })
      setState('searching')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button disabled={!shown} onClick={start}>
        <Icon name="camera" /> {m.model_room()}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-error">
          {m.model_room_failed()}
        </p>
      )}
      <div ref={overlay} className="touch-none">
        {(state === 'searching' || state === 'placed') && (
          <div className="flex h-full flex-col justify-between gap-3 p-5">
            <div className="flex items-start justify-between gap-3">
              <p role="status" className="bg-purple-950 px-4 py-3 text-sm text-white">
                {state === 'placed' ? m.model_room_placed() : m.model_room_place()}
              </p>
              <Button look="white" size="small" className="shadow-pop" onClick={() => session.current?.end()}>
                {m.model_room_leave()}
              </Button>
            </div>
            {state === 'placed' && (
              <Button
                look="white"
                size="small"
                className="self-center shadow-pop"
                onClick={() => session.current?.turn()}
              >
                <Icon name="rotate-ccw" /> {m.model_room_turn()}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  )
}
