import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyComponent } from '#app/ui/lazy-component'
import { ServerRendered } from '#app/ui/server-rendered'
import { AccountNav, type AccountPlace } from './account-menu'
import { useSignedIn, wasSignedIn } from './session-state'

type AccountNavProps = AccountPlace & { isSignedIn: boolean }

const LazyAccountNav = lazyComponent<AccountNavProps>(() =>
  import('./account-menu').then(({ AccountNav }) => ({ default: AccountNav })),
)

// Start removes the server branch and its import from the browser's build, which keeps the two chunks apart.
const renderAccountNav = createIsomorphicFn()
  .server((props: AccountNavProps) => <AccountNav {...props} />)
  .client((_: AccountNavProps) => null)

/**
 * Log in, or the account menu (ACC-01, ACC-02). Server markup stays until the session changes on this page; then the
 * component loads.
 */
export function AccountButton({ place }: AccountPlace) {
  const isSignedIn = useSignedIn()
  const props = { place, isSignedIn }
  return (
    <ServerRendered key={String(isSignedIn === wasSignedIn())}>
      {renderAccountNav(props) ?? <LazyAccountNav {...props} />}
    </ServerRendered>
  )
}
