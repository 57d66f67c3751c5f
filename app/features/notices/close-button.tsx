import { m } from '#app/paraglide/messages.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'

export function CloseButton({ onClick, className }: { onClick: () => void; className: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={m.notices_close()}
      className={`${iconButtonClass} ${className}`}
    >
      <Icon name="x" />
    </button>
  )
}
