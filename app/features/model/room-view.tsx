import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button, buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { roomViewOf, sceneViewerIntent, type RoomView as Way } from './model'
import type { ModelScene } from './model-scene'

type RoomViewProps = { model: string; title: string; shown: ModelScene | undefined }

/** "See in your room" in the way this browser has (CAT-06), or where to find it. */
export function RoomView({ model, title, shown }: RoomViewProps) {
  const [way, setWay] = useState<Way>()
  useEffect(() => void wayHere().then(setWay), [])

  if (way === 'webxr') return <InThePage shown={shown} />
  if (way === 'scene-viewer') {
    const page = location.origin + location.pathname
    return (
      <a href={sceneViewerIntent({ model, title, page })} className={buttonClass()}>
        <Icon name="camera" /> {m.model_room()}
      </a>
    )
  }
  if (way === 'quick-look') return <InQuickLook shown={shown} />
  return way && <p className="text-sm text-ink-2">{m.model_room_elsewhere()}</p>
}

async function wayHere(): Promise<Way> {
  const hasWebXr = (await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)) ?? false
  const isAndroid = /Android/.test(navigator.userAgent)
  return roomViewOf({ hasWebXr, isAndroid, hasQuickLook: document.createElement('a').relList.supports('ar') })
}

function InThePage({ shown }: { shown: ModelScene | undefined }) {
  const overlay = useRef<HTMLDivElement>(null)
  const session = useRef<XRSession>(undefined)
  const [state, setState] = useState<'here' | 'in-room' | 'failed'>('here')

  const start = async () => {
    if (!shown || !overlay.current) return
    try {
      const { startRoomSession } = await import('./room-session')
      session.current = await startRoomSession(shown, overlay.current, () => setState('here'))
      setState('in-room')
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
      <div ref={overlay}>
        {state === 'in-room' && (
          <div className="flex items-start justify-between gap-3 p-5 text-white">
            <p role="status">{m.model_room_place()}</p>
            <Button look="white" size="small" onClick={() => session.current?.end()}>
              {m.model_room_leave()}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** Quick Look opens from a link whose only child is a picture; the button is drawn around it. */
function InQuickLook({ shown }: { shown: ModelScene | undefined }) {
  const [address, setAddress] = useState('')
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!shown) return
    let made = ''
    const make = async () => {
      const { quickLookAddress, usdzOf } = await import('./quick-look')
      made = quickLookAddress(await usdzOf(shown.model))
      setAddress(made)
    }
    make().catch(() => setFailed(true))
    return () => URL.revokeObjectURL(made.replace(/#.*/, ''))
  }, [shown])

  if (hasFailed) return <p className="text-sm text-ink-2">{m.model_room_failed()}</p>
  return (
    <span className={`relative ${buttonClass()}`}>
      <Icon name="camera" /> <span aria-hidden="true">{m.model_room()}</span>
      {address && (
        <a rel="ar" href={address} className="absolute inset-0">
          <img src="/brand/mark.svg" alt={m.model_room()} className="size-full opacity-0" />
        </a>
      )}
    </span>
  )
}
