import type { KeyboardEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'

/** Shows the photo as it was for as long as it is held, with a finger, the mouse, or a key. */
export function HoldButton({ onHold }: { onHold: (isHeld: boolean) => void }) {
  const onKey = (isHeld: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    onHold(isHeld)
  }
  const release = () => onHold(false)
  return (
    <button
      type="button"
      className="doctor-hold bg-white text-sm"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onHold(true)
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onBlur={release}
      onKeyDown={onKey(true)}
      onKeyUp={onKey(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon name="eye" className="size-4" />
      {m.house_doctor_hold()}
    </button>
  )
}
