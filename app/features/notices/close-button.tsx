import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'

export function CloseButton({ onClick, className }: { onClick: () => void; className: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={m.notices_close()}
      className={`grid size-11 place-items-center rounded-round transition-colors hover:bg-sunken ${className}`}
    >
      <Icon name="x" />
    </button>
  )
}
