import { type KeyboardEvent, useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'

type HoldButtonProps = {
  isHeld: boolean
  /** True where it must leave the foot of the picture to other things. */
  isAside: boolean
  onHold: (isHeld: boolean) => void
}

/** Shows the photo as it was for as long as it is held, with a finger, the mouse or a key; a screen reader's press toggles it. */
export function HoldButton({ isHeld, isAside, onHold }: HoldButtonProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it goes
  useEffect(() => () => onHold(false), [])
  const onKey = (isDown: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    onHold(isDown)
  }
  const release = () => onHold(false)
  return (
    <button
      type="button"
      aria-pressed={isHeld}
      className={`doctor-hold bg-white text-sm ${isAside ? 'aside' : ''}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onHold(true)
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onBlur={release}
      onKeyDown={onKey(true)}
      onKeyUp={onKey(false)}
      onClick={({ detail, nativeEvent }) => {
        // A click without a pointer, which only assistive technology makes here.
        const isOfPointer = 'pointerType' in nativeEvent && nativeEvent.pointerType !== ''
        if (detail === 0 && !isOfPointer) onHold(!isHeld)
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon name="eye" className="size-4" />
      <span>{m.house_doctor_hold()}</span>
    </button>
  )
}
