import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { AccountButton } from '#app/features/auth/session/account-button'
import { LanguageSwitcher } from '#app/features/languages/language-switcher'
import { m } from '#app/paraglide/messages.js'
import { barButtonClass } from '#app/ui/button'
import { opensDialog } from '#app/ui/dialog'
import { Icon } from '#app/ui/icon'
import { ServerRendered } from '#app/ui/server-rendered'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { AboutMenu } from './about-menu'
import { BlogLink } from './blog-link'
import { CategoryMenu } from './category-menu'
import { HelpLink } from './help-link'
import { CartLink, ListLinks } from './list-links'
import { MOBILE_MENU, MobileMenu } from './mobile-menu'
import { type MenuCategory, menuLabel, PACKAGES_SLUG } from './navigation'
import { renderOnce } from './render-once'
import { SearchMenu } from './search-menu'

/** The bar at the top of every page (NAV-01, NAV-02), and the menu that replaces it on small screens (NAV-03). */
export function Header({ categories, blogUrl }: { categories: readonly MenuCategory[]; blogUrl: string }) {
  const locale = getLocale()
  const packages = categories.find(({ slug }) => slug === PACKAGES_SLUG)
  return (
    <>
      <a href="#main" className="skip-link">
        {m.nav_skip()}
      </a>
      <header className="bar fixed inset-x-0 top-0 z-50 h-(--header-h) border-b border-line bg-canvas">
        <div className="wrap flex h-full items-center gap-3 bar-md:gap-1 bar-xl:gap-10">
          <Logo />
          <nav aria-label={m.nav_label()} className="h-full bar-max-md:hidden">
            <ul className="flex h-full items-center bar-xl:gap-1">
              <CategoryMenu categories={categories} />
              {packages ? <NavLink href={href('/furniture-package')}>{menuLabel(packages, locale)}</NavLink> : null}
              <AboutMenu />
              <NavLink href={href('/contact-us')}>{m.nav_contact()}</NavLink>
              {blogUrl ? (
                <li>
                  <BlogLink url={blogUrl} className="menu-button" />
                </li>
              ) : null}
            </ul>
          </nav>
          <div className="ml-auto flex h-full items-center gap-0.5">
            <ServerRendered html={renderHeaderActions()} />
            <div className="contents bar-max-md:hidden">
              <AccountButton place="header" />
              <LanguageSwitcher />
            </div>
            <MenuButton />
          </div>
        </div>
      </header>
      <MobileMenu categories={categories} blogUrl={blogUrl} />
    </>
  )
}

/** Native popovers and dialogs, kept as the server rendered them. */
const renderHeaderActions = createIsomorphicFn()
  .server(() =>
    renderOnce('ways', undefined, () => (
      <>
        <SearchMenu />
        <ListLinks place="bar" />
        <CartLink />
        <HelpLink />
      </>
    )),
  )
  .client(() => '')

function Logo() {
  return (
    <div className="logo -mt-0.5">
      <a href={href('/')} aria-label={m.nav_home()} className="inline-block max-w-full align-middle">
        <img
          src="/brand/wordmark.svg"
          alt=""
          width="895"
          height="216"
          className="logo-name w-[132px] bar-md:w-[112px] bar-xl:w-[144px]"
        />
        <img src="/brand/mark.svg" alt="" width="36" height="36" loading="lazy" className="logo-mark" />
      </a>
    </div>
  )
}

function NavLink({ href, children }: { href: string; children: string }) {
  const isHere = useLocation({ select: ({ pathname }) => pathname === href })
  return (
    <li>
      <a href={href} aria-current={isHere ? 'page' : undefined} className="menu-button">
        {children}
      </a>
    </li>
  )
}

function MenuButton() {
  return (
    <button
      type="button"
      {...opensDialog(MOBILE_MENU)}
      aria-label={m.nav_menu_open()}
      className={`bar-end ${barButtonClass} bar-md:hidden`}
    >
      <Icon name="menu" className="bar-icon" />
    </button>
  )
}
