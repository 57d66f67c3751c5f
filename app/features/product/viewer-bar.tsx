import { m } from '#app/paraglide/messages.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'

type ViewerBarProps = {
  at: number
  count: number
  /** What the picture needs to be understood. */
  caption?: string
  canShrink: boolean
  canGrow: boolean
  onGo: (index: number) => void
  onZoom: (direction: 1 | -1) => void
}

/** Position, zoom, and previous and next. */
export function ViewerBar({ at, count, caption, canShrink, canGrow, onGo, onZoom }: ViewerBarProps) {
  return (
    <div className="picture-bar">
      <p role="status" className="num mr-auto text-sm text-ink-2">
        {m.detail_picture_place({ number: at + 1, count })}
        {caption && <span className="block text-xs">{caption}</span>}
      </p>
      <BarButton icon="minus" label={m.detail_zoom_out()} can={canShrink} onPress={() => onZoom(-1)} />
      <BarButton icon="plus" label={m.detail_zoom_in()} can={canGrow} onPress={() => onZoom(1)} />
      {count > 1 && (
        <>
          <BarButton icon="arrow-left" label={m.detail_picture_previous()} can={at > 0} onPress={() => onGo(at - 1)} />
          <BarButton
            icon="arrow-right"
            label={m.detail_picture_next()}
            can={at < count - 1}
            onPress={() => onGo(at + 1)}
          />
        </>
      )}
    </div>
  )
}

type BarButtonProps = { icon: string; label: string; can: boolean; onPress: () => void }

/** aria-disabled instead of `disabled`, which would lose the focus. */
function BarButton({ icon, label, can, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!can}
      onClick={can ? onPress : undefined}
      className={iconButtonClass}
    >
      <Icon name={icon} />
    </button>
  )
}
