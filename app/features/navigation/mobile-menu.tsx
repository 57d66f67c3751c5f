import { createIsomorphicFn } from '@tanstack/react-start'
import { AccountButton } from '#app/features/auth/session/account-button'
import { CurrentLanguage, LanguageOptions } from '#app/features/languages/language-switcher'
import { m } from '#app/paraglide/messages.js'
import { closesDialog, Dialog } from '#app/ui/dialog'
import { Icon } from '#app/ui/icon'
import { lazyComponent } from '#app/ui/lazy-component'
import { ServerRendered } from '#app/ui/server-rendered'
import { MenuRow } from './menu-row'
import MobileRows, { type MobileRowsProps } from './mobile-rows'
import { renderOnce } from './render-once'

export const MOBILE_MENU = 'mobile-menu'

// Loads the rows for a page that was rendered without categories (frame-recovery.tsx).
const LazyRows = lazyComponent(() => import('./mobile-rows'))

// Start removes the server branch and its import from the browser's build, which keeps the two chunks apart.
const renderRows = createIsomorphicFn()
  .server((rows: MobileRowsProps) => renderOnce('mobile rows', rows.categories, () => <MobileRows {...rows} />))
  .client((_: MobileRowsProps) => '')

/** The menu of small screens below the header; its close button covers the menu button (MOB-01 to MOB-05). */
export function MobileMenu(rows: MobileRowsProps) {
  return (
    <Dialog id={MOBILE_MENU} aria-label={m.nav_menu()} data-menu className="mobile-menu">
      <button
        type="button"
        {...closesDialog(MOBILE_MENU)}
        aria-label={m.nav_menu_close()}
        className="mobile-menu-close bar-button fixed grid place-items-center rounded-round bg-canvas"
      >
        <Icon name="x" className="bar-icon" />
      </button>
      <nav aria-label={m.nav_menu()} className="px-(--gutter) pb-8">
        <ServerRendered key={rows.categories.length} html={renderRows(rows)}>
          <LazyRows {...rows} />
        </ServerRendered>
        <ul className="menu-rows">
          <MenuRow label={<CurrentLanguage />}>
            <div className="max-h-(--mobile-lang-max-h) overflow-auto">
              <LanguageOptions />
            </div>
          </MenuRow>
        </ul>
        <div className="pt-6">
          <AccountButton place="menu" />
        </div>
      </nav>
    </Dialog>
  )
}
