import type { AnyRoute } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'
import { type Page, pageTable } from './server/page-table'

const LOCALE = '/$locale'

/** Pages below a route: its leaves, without the catch-all. */
function pagesIn(route: AnyRoute, above = ''): Page[] {
  const { path: own = '' } = route.options as { path?: string }
  const path = `${above}/${own}`.replace(/\/+/g, '/').replace(/\/$/, '')
  const below = Object.values<AnyRoute>(route.children ?? {})
  if (below.length) return below.flatMap((child) => pagesIn(child, path))
  const isPage = path.startsWith(LOCALE) && !path.endsWith('/$')
  return isPage ? [{ path: path.slice(LOCALE.length).replaceAll('$', ':') || '/', ...route.options.staticData }] : []
}

/** All pages with the facts from their routes' `staticData`. */
export const pages = pageTable(pagesIn(routeTree))
