import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from './close-button'
import { NoticeIcon } from './notice-icon'
import { hideToast, leavesByItself, TOAST_LIFETIME, type Toast } from './notices'
import { useNotices } from './use-notices'
import { useTopDialog } from './use-top-dialog'

export function Toasts() {
  const { toasts } = useNotices()
  const dialog = useTopDialog()
  const region = (
    // Rendered before the first toast: live regions inserted with their text are often not announced.
    <div
      role="status"
      className="fixed top-[calc(var(--header-h)+1rem)] right-4 z-80 grid w-98 max-w-[calc(100%-2rem)] gap-3 md:right-8"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
  return dialog ? createPortal(region, dialog) : region
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, type, title, text, action } = toast
  const hold = useLifetime(toast)
  const act = () => {
    hideToast(id)
    action?.onPress()
  }
  return (
    <div
      {...hold}
      role={type === 'error' ? 'alert' : undefined}
      className="grid grid-cols-[auto_1fr_auto] items-start gap-3.5 rounded-soft border border-line bg-surface py-3.5 pr-2 pl-4 shadow-pop transition duration-(--duration-base) ease-settle starting:-translate-y-2 starting:opacity-0"
    >
      <NoticeIcon type={type} size="small" />
      <div>
        <p className="font-semibold">{title}</p>
        {text ? <p className="text-sm text-ink-2">{text}</p> : null}
        {action ? (
          <button type="button" onClick={act} className="-mb-2.5 min-h-11 text-sm font-semibold text-purple-500">
            {action.label}
          </button>
        ) : null}
      </div>
      <CloseButton onClick={() => hideToast(id)} className="-my-2" />
    </div>
  )
}

/** Removes a toast after its time, unless it is hovered or focused. */
function useLifetime(toast: Toast) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || !leavesByItself(toast)) return
    const timer = setTimeout(() => hideToast(toast.id), TOAST_LIFETIME)
    return () => clearTimeout(timer)
  }, [isHeld, toast])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}
