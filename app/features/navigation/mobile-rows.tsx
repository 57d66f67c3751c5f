import { m } from '#app/paraglide/messages.js'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { AboutLinks } from './about-links'
import { BlogLink } from './blog-link'
import { MenuRow } from './menu-row'
import { categoryHref, type MenuCategory, menuLabel } from './navigation'

export type MobileRowsProps = { categories: readonly MenuCategory[]; blogUrl: string }

/** Links of the mobile menu: categories, about pages, contact and blog. */
export default function MobileRows({ categories, blogUrl }: MobileRowsProps) {
  return (
    <ul className="menu-rows">
      {categories.map((category) => (
        <CategoryRow key={category.uniqueID} category={category} />
      ))}
      <MenuRow label={m.nav_about()}>
        <AboutLinks />
      </MenuRow>
      <li>
        <a href={href('/contact-us')} className="menu-row">
          {m.nav_contact()}
        </a>
      </li>
      {blogUrl ? (
        <li>
          <BlogLink url={blogUrl} className="menu-row" />
        </li>
      ) : null}
    </ul>
  )
}

function CategoryRow({ category }: { category: MenuCategory }) {
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
    <MenuRow label={label}>
      <ul className="grid grid-cols-2 gap-x-4">
        {category.children.map((child) => (
          <li key={child.uniqueID}>
            <a href={categoryHref(child, category, locale)} className="menu-item">
              {menuLabel(child, locale)}
            </a>
          </li>
        ))}
      </ul>
    </MenuRow>
  )
}
