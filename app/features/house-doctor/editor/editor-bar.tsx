import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'

type EditorBarProps = {
  title: string
  /** The photo's name. */
  name: string
  canUndo: boolean
  canRedo: boolean
  onStep: (step: 'undo' | 'redo') => void
  onClose: () => void
  /** Stands beside the title. */
  children?: ReactNode
}

/** Fields whose undo keys belong to the browser. */
const TYPED_IN = 'input:not([type=radio],[type=checkbox],[type=range],[type=file]),textarea,select,[contenteditable]'

/** Title, photo name, undo and redo (also by keys), and the way back. */
export function EditorBar({ title, name, canUndo, canRedo, onStep, onClose, children }: EditorBarProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      if (event.target instanceof Element && event.target.closest(TYPED_IN)) return
      event.preventDefault()
      onStep(event.shiftKey ? 'redo' : 'undo')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  return (
    <header className="doctor-bar bg-surface">
      <button type="button" aria-label={m.house_doctor_back()} onClick={onClose} className={iconButtonClass}>
        <Icon name="arrow-left" />
      </button>
      <h1 id="doctor-title" ref={heading} tabIndex={-1} className={children ? 'sr-only' : 'text-lg'}>
        {title}
      </h1>
      {children}
      <p className="doctor-name text-sm text-ink-2">{name}</p>
      <button
        type="button"
        aria-label={m.house_doctor_undo()}
        disabled={!canUndo}
        onClick={() => onStep('undo')}
        className={`disabled:text-ink-disabled ${iconButtonClass}`}
      >
        <Icon name="undo-2" />
      </button>
      <button
        type="button"
        aria-label={m.house_doctor_redo()}
        disabled={!canRedo}
        onClick={() => onStep('redo')}
        className={`disabled:text-ink-disabled ${iconButtonClass}`}
      >
        <Icon name="redo-2" />
      </button>
    </header>
  )
}
