import { createIsomorphicFn } from '@tanstack/react-start'
import { m } from '#app/paraglide/messages.js'
import { lazyComponent } from '#app/ui/lazy-component'
import { ServerRendered } from '#app/ui/server-rendered'
import CategoryGroups from './category-groups'
import { Dropdown } from './dropdown'
import { type MenuCategory, PACKAGES_SLUG } from './navigation'
import { renderOnce } from './render-once'

// Loads the groups for a page that was rendered without categories (frame-recovery.tsx).
const LazyGroups = lazyComponent(() => import('./category-groups'))

// Start removes the server branch and its import from the browser's build, which keeps the two chunks apart.
const renderGroups = createIsomorphicFn()
  .server((categories: readonly MenuCategory[]) =>
    renderOnce('category groups', categories, () => <CategoryGroups groups={groupsIn(categories)} />),
  )
  .client((_: readonly MenuCategory[]) => '')

const groupsIn = (categories: readonly MenuCategory[]) => categories.filter(({ slug }) => slug !== PACKAGES_SLUG)

/** All categories except the packages, which have their own link (NAV-04). */
export function CategoryMenu({ categories }: { categories: readonly MenuCategory[] }) {
  const groups = groupsIn(categories)
  if (groups.length === 0) return null
  return (
    <Dropdown id="category-menu" label={m.nav_categories()} className="wide-menu">
      <ServerRendered html={renderGroups(categories)}>
        <LazyGroups groups={groups} />
      </ServerRendered>
    </Dropdown>
  )
}
