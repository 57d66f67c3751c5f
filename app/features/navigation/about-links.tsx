import { aboutPages } from '#app/features/content/content'
import { href } from '../languages/href'

/** The about pages, for both menus. */
export function AboutLinks() {
  return (
    <ul>
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
