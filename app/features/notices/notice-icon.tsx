import { Icon } from '#app/ui/icon'
import type { NoticeType } from './notices'

const tints: Record<NoticeType, string> = {
  success: 'bg-success-tint text-success',
  error: 'bg-error-tint text-error',
  warning: 'bg-warning-tint text-warning',
  info: 'bg-info-tint text-info',
}

const icons: Record<NoticeType, string> = {
  success: 'circle-check',
  error: 'circle-x',
  warning: 'triangle-alert',
  info: 'info',
}

/** A tinted disc with the notice's icon. */
export function NoticeIcon({ type, size }: { type: NoticeType; size: 'large' | 'small' }) {
  return (
    <span className={`grid place-items-center rounded-round ${size === 'large' ? 'size-12' : 'size-7'} ${tints[type]}`}>
      <Icon name={icons[type]} className={size === 'large' ? 'size-6' : 'size-4'} />
    </span>
  )
}
