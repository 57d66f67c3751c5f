import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import type { ModelScene } from './model-scene'
import type { RoomSession } from './room-session'

/** AR inside the page (WebXR), with an overlay of text and buttons. */
export function RoomInPage({ shown }: { shown: ModelScene | undefined }) {
  const overlay = useRef<HTMLDivElement>(null)
  const session = useRef<RoomSession>(undefined)
  const [state, setState] = useState<'here' | 'searching' | 'placed' | 'failed'>('here')
  const isGone = useRef(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      session.current?.end()
    }
  }, [])

  const start = async () => {
    if (!shown || !overlay.current) return
    try {
      const { startRoomSession } = await import('./room-session')
      const begun = await startRoomSession(shown, overlay.current, {
        onPlace: () => setState('placed'),
        onEnd: () => {
          session.current = undefined
          setState('here')
          opener.current?.focus()
        },
      })
      if (isGone.current) begun?.end()
      else if (begun) {
        session.current = begun
        setState('searching')
      }
    } catch {
      setState('failed')
    }
  }
  const isInRoom = state === 'searching' || state === 'placed'
  return (
    <>
      <Button ref={opener} disabled={!shown} onClick={start}>
        <Icon name="camera" /> {m.model_room()}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-error">
          {m.model_room_failed()}
        </p>
      )}
      <div ref={overlay} className="touch-none">
        <div className={isInRoom ? 'flex h-full flex-col justify-between gap-3 p-5' : undefined}>
          <div className="flex items-start justify-between gap-3">
            <p role="status" className="bg-purple-950 text-sm text-white not-empty:px-4 not-empty:py-3">
              {isInRoom && (state === 'placed' ? m.model_room_placed() : m.model_room_place())}
            </p>
            {isInRoom && (
              <Button
                ref={focused}
                look="white"
                size="small"
                className="shadow-pop"
                onClick={() => session.current?.end()}
              >
                {m.model_room_leave()}
              </Button>
            )}
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
      </div>
    </>
  )
}

const focused = (button: HTMLButtonElement | null) => button?.focus()
