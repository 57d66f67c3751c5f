import type { AnyRoute } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'
import { type Page, pageTable } from './server/page-table'

const LOCALE = '/$locale'

/** The pages among a route and those below it: what has a locale and stands for one address or one kind of address. */
function pagesIn(route: AnyRoute, above = ''): Page[] {
  const { path: own = '' } = route.options as { path?: string }
  const path = `${above}/${own}`.replace(/\/+/g, '/').replace(/\/$/, '')
  const below = Object.values<AnyRoute>(route.children ?? {})
  if (below.length) return below.flatMap((child) => pagesIn(child, path))
  const isPage = path.startsWith(LOCALE) && !path.endsWith('/$')
  return isPage ? [{ path: path.slice(LOCALE.length).replaceAll('$', ':') || '/', ...route.options.staticData }] : []
}

/** All pages of the shop, as their routes describe themselves. */
export const pages = pageTable(pagesIn(routeTree))
