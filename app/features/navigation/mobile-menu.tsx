import type { ReactNode } from 'react'

import { CurrentLanguage, LanguageOptions } from '#app/features/languages/language-switcher'
import { AccountButton } from '#app/features/session/account-button'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { closesDialog, Dialog } from '#app/ui/dialog'
import { Icon } from '#app/ui/icon'
import { AboutLinks } from './about-menu'
import { BlogLink } from './blog-link'
import { type Category, categoryHref, menuLabel } from './navigation'

export const MOBILE_MENU = 'mobile-menu'

/** The menu of small screens, below the header, whose menu button its close button covers (MOB-01 to MOB-05). */
export function MobileMenu({ categories, blogUrl }: { categories: readonly Category[]; blogUrl: string }) {
  return (
    <Dialog id={MOBILE_MENU} aria-label={m.nav_menu()} data-menu className="mobile-menu">
      <button
        type="button"
        {...closesDialog(MOBILE_MENU)}
        aria-label={m.nav_menu_close()}
        className="mobile-menu-close fixed grid size-11 place-items-center rounded-round bg-canvas"
      >
        <Icon name="x" className="size-6" />
      </button>
      <nav aria-label={m.nav_menu()} className="px-(--gutter) pb-8">
        <ul className="menu-rows">
          {categories.map((category) => (
            <CategoryRow key={category.uniqueID} category={category} />
          ))}
          <Row label={m.nav_about()}>
            <AboutLinks />
          </Row>
          <li>
            <a href={`/${getLocale()}/contact-us`} className="menu-row">
              {m.nav_contact()}
            </a>
          </li>
          {blogUrl ? (
            <li>
              <BlogLink url={blogUrl} className="menu-row" />
            </li>
          ) : null}
          <Row label={<CurrentLanguage />}>
            <div className="max-h-(--mobile-lang-max-h) overflow-auto">
              <LanguageOptions />
            </div>
          </Row>
        </ul>
        <div className="pt-6">
          <AccountButton place="menu" />
        </div>
      </nav>
    </Dialog>
  )
}

function CategoryRow({ category }: { category: Category }) {
  const locale = getLocale()
  const label = menuLabel(category, locale)
  if (category.children.length === 0) {
    return (
      <li>
        <a href={categoryHref(category, undefined, locale)} className="menu-row">
          {label}
        </a>
      </li>
    )
  }
  return (
    <Row label={label}>
      <ul className="grid grid-cols-2 gap-x-4">
        {category.children.map((child) => (
          <li key={child.uniqueID}>
            <a href={categoryHref(child, category, locale)} className="menu-item">
              {menuLabel(child, locale)}
            </a>
          </li>
        ))}
      </ul>
    </Row>
  )
}

const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <li>
    <details className="group/row">
      <summary className="menu-row">
        {label}
        <Icon name="plus" className="size-5 text-ink-3 group-open/row:hidden" />
        <Icon name="minus" className="hidden size-5 text-ink-3 group-open/row:block" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  </li>
)
