import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button, buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import type { ModelScene } from './model-scene'

type QuickLookLinkProps = { shown: ModelScene | undefined; finish: string }

/**
 * Quick Look needs a link whose only child is a picture. No link while a finish's file is being made, or a tap would
 * show the former one.
 */
export function QuickLookLink({ shown, finish }: QuickLookLinkProps) {
  const [made, setMade] = useState<{ finish: string; address: string }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!shown) return
    let isStale = false
    let address = ''
    const make = async () => {
      const { quickLookAddress, usdzOf } = await import('./quick-look')
      if (isStale) return
      const usdz = await usdzOf(shown.model)
      if (isStale) return
      address = quickLookAddress(usdz)
      setMade({ finish, address })
    }
    setFailed(false)
    make().catch(() => setFailed(!isStale))
    return () => {
      isStale = true
      URL.revokeObjectURL(address.replace(/#.*/, ''))
    }
  }, [shown, finish])

  if (hasFailed) return <p className="text-sm text-ink-2">{m.model_room_failed()}</p>
  const address = made?.finish === finish ? made.address : undefined
  const label = (
    <>
      <Icon name="camera" /> <span aria-hidden={Boolean(address)}>{m.model_room()}</span>
    </>
  )
  if (!address)
    return (
      <Button disabled aria-busy>
        {label}
      </Button>
    )
  return (
    <span className={`relative ${buttonClass()}`}>
      {label}
      <a rel="ar" href={address} className="absolute inset-0">
        <img src="/brand/mark.svg" alt={m.model_room()} className="size-full opacity-0" />
      </a>
    </span>
  )
}
