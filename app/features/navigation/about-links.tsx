import { aboutLanguage, aboutPages } from '#app/features/content/content'
import { getLocale } from '#app/paraglide/runtime.js'
import { href } from '../languages/href'

/** The about pages, for both menus. */
export function AboutLinks() {
  const locale = getLocale()
  return (
    <ul lang={aboutLanguage(locale)}>
      {aboutPages.map(({ slug, title }) => (
        <li key={slug}>
          <a href={href('/about-us/$slug', { slug })} className="menu-item">
            {title()}
          </a>
        </li>
      ))}
    </ul>
  )
}
