import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { opensDialog } from '#app/ui/dialog'
import { Icon } from '#app/ui/icon'
import { LOGIN_DIALOG } from './login-dialog'

/** Opens the login dialog (ACC-01). In the header its words show from 1024 px. */
export function AccountButton({ place }: { place: 'header' | 'menu' }) {
  const isInHeader = place === 'header'
  return (
    <button
      type="button"
      {...opensDialog(LOGIN_DIALOG)}
      className={isInHeader ? 'menu-button max-lg:px-3' : `${buttonClass('outline')} w-full`}
    >
      <Icon name="user-round" />
      <span className={isInHeader ? 'max-lg:sr-only' : undefined}>{m.session_log_in()}</span>
    </button>
  )
}
