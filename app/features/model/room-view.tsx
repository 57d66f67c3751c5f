import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { roomViewOf, sceneViewerIntent, type ArSupport as Way } from './model'
import type { ModelScene } from './model-scene'
import { QuickLookLink } from './quick-look-link'
import { RoomInPage } from './room-in-page'

type RoomViewProps = {
  model: string
  title: string
  shown: ModelScene | undefined
  /** The selected finish, which is also shown in the room. */
  finish: string
}

/** AR as this browser supports it (CAT-06), or a hint where it works. */
export function ArView({ model, title, shown, finish }: RoomViewProps) {
  const [way, setWay] = useState<Way>()
  useEffect(() => void wayHere().then(setWay), [])

  if (way === 'webxr') return <RoomInPage shown={shown} />
  if (way === 'scene-viewer') {
    const page = location.origin + location.pathname
    return (
      <a href={sceneViewerIntent({ model, finish, title, page })} className={buttonClass()}>
        <Icon name="camera" /> {m.model_room()}
      </a>
    )
  }
  if (way === 'quick-look') return <QuickLookLink shown={shown} finish={finish} />
  return way && <p className="text-sm text-ink-2">{m.model_room_elsewhere()}</p>
}

async function wayHere(): Promise<Way> {
  const hasWebXr = (await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)) ?? false
  const isAndroid = /Android/.test(navigator.userAgent)
  return roomViewOf({ hasWebXr, isAndroid, hasQuickLook: document.createElement('a').relList.supports('ar') })
}
