import { forget } from '#app/lib/local-storage'
import { CHECKOUT_DRAFT } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { opensDialog } from '#app/ui/dialog'
import { Icon } from '#app/ui/icon'
import { href } from '../../languages/href'
import { getLocale } from '../../languages/locale'
import { LOGIN_DIALOG, logoutAddress } from './session'

export type AccountPlace = { place: 'header' | 'menu' }

const MENU = 'account-menu'

export function AccountNav({ place, isSignedIn }: AccountPlace & { isSignedIn: boolean }) {
  if (!isSignedIn) return <LoginButton place={place} />
  return place === 'header' ? <AccountMenu /> : <AccountRows />
}

/** Opens the login dialog; the header shows its label from 1024 px. */
function LoginButton({ place }: AccountPlace) {
  const isInHeader = place === 'header'
  const className = isInHeader ? 'menu-button bar-max-lg:px-3' : `${buttonClass('outline')} w-full`
  return (
    <button type="button" {...opensDialog(LOGIN_DIALOG)} className={className}>
      <Icon name="user-round" />
      <span className={isInHeader ? 'bar-max-lg:sr-only' : undefined}>{m.session_log_in()}</span>
    </button>
  )
}

/** The header's dropdown (ACC-02) is a popover and logout is a form, so neither needs a script. */
function AccountMenu() {
  return (
    <div className="flex h-full items-center">
      <button type="button" popoverTarget={MENU} className="menu-button bar-max-lg:px-3">
        <Icon name="user-round" />
        <span className="bar-max-lg:sr-only">{m.session_accounts()}</span>
        <Icon name="chevron-down" className="menu-chevron size-4" />
      </button>
      <div id={MENU} popover="auto" data-menu className="menu-panel account-menu">
        <a href={href('/profile')} className="menu-item">
          <Icon name="user-round" />
          {m.session_profile()}
        </a>
        <LogoutForm className="menu-item w-full" />
      </div>
    </div>
  )
}

/** The account's links at the end of the mobile menu. */
function AccountRows() {
  return (
    <div className="grid gap-3">
      <a href={href('/profile')} className={`${buttonClass('outline')} w-full`}>
        <Icon name="user-round" />
        {m.session_accounts()}
      </a>
      <LogoutForm className={`${buttonClass('quiet')} w-full`} />
    </div>
  )
}

function LogoutForm({ className }: { className: string }) {
  return (
    <form
      method="post"
      action={logoutAddress(getLocale())}
      data-native
      // A draft that no script could drop goes with the next act (client.tsx).
      onSubmit={() => forget(CHECKOUT_DRAFT)}
    >
      <button type="submit" className={className}>
        <Icon name="log-out" />
        {m.session_log_out()}
      </button>
    </form>
  )
}
