import { createIsomorphicFn } from '@tanstack/react-start'
import { m } from '#app/paraglide/messages.js'
import { lazyComponent } from '#app/ui/lazy-component'
import { ServerRendered } from '#app/ui/server-rendered'
import CategoryGroups from './category-groups'
import { Dropdown } from './dropdown'
import { type MenuCategory, PACKAGES_SLUG } from './navigation'
import { renderOnce } from './render-once'

// For a page that came without categories and gets them later (frame-recovery.tsx).
const LazyGroups = lazyComponent(() => import('./category-groups'))

// Start takes the server's part out of the browser's build, and with it the import that would tie the two chunks.
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
