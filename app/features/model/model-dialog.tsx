import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { useModal } from '#app/ui/use-modal'
import { ModelView } from './model-view'

export type ModelDialogProps = {
  /** Public path of the packed model. */
  model: string
  title: string
  /** Dimensions as formatted on the page. */
  size: string
  /** The finish that was chosen on the page. */
  finish?: string
  onClose: () => void
}

/** The 3D view as a dialog; Escape or a click outside closes it. */
export function ModelDialog({ model, title, size, finish, onClose }: ModelDialogProps) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-230 max-w-[calc(100%-2rem)] overflow-hidden rounded-soft bg-surface text-ink shadow-modal backdrop:bg-scrim"
    >
      <div className="flex items-start justify-between gap-3 px-5 pt-4">
        <div>
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <p className="num text-sm text-ink-2">{size}</p>
        </div>
        <button
          type="button"
          aria-label={m.model_close()}
          onClick={() => dialog.current?.close()}
          className={`-mr-2.5 ${iconButtonClass}`}
        >
          <Icon name="x" />
        </button>
      </div>
      <ModelView model={model} title={title} wanted={finish} />
    </dialog>
  )
}
