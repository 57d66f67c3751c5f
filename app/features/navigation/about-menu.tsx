import { aboutLanguage, aboutPages } from '#app/features/content/content'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { ServerRendered } from '#app/ui/server-rendered'
import { Dropdown } from './dropdown'

/** The pages about us: a dropdown of at most 24rem that scrolls (NAV-05). */
export function AboutMenu() {
  return (
    <Dropdown id="about-menu" label={m.nav_about()} className="about-menu">
      <ServerRendered>{import.meta.env.SSR && <AboutLinks />}</ServerRendered>
    </Dropdown>
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
