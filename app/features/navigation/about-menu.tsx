import { aboutLanguage, aboutPages } from '#app/features/content/content'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Icon } from '#app/ui/icon'

const MENU = 'about-menu'

/** The pages about us: a dropdown of at most 24rem that scrolls (NAV-05). */
export function AboutMenu() {
  return (
    <li data-hover className="flex h-full items-center">
      <button type="button" popoverTarget={MENU} className="menu-button">
        {m.nav_about()}
        <Icon name="chevron-down" className="menu-chevron size-4" />
      </button>
      <div id={MENU} popover="auto" data-menu className="menu-panel about-menu">
        <AboutLinks />
      </div>
    </li>
  )
}

export function AboutLinks() {
  const locale = getLocale()
  return (
    <ul lang={aboutLanguage(locale)}>
      {aboutPages.map(({ slug, title }) => (
        <li key={slug}>
          <a href={`/${locale}/about-us/${slug}`} className="menu-item">
            {title()}
          </a>
        </li>
      ))}
    </ul>
  )
}
