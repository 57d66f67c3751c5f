import { getRouteApi, useParams } from '@tanstack/react-router'
import { getLocale } from '#app/paraglide/runtime.js'
import { menuLabel } from '../navigation/navigation'
import { ListingSkeleton } from './listing-skeleton'

const frame = getRouteApi('/$locale')

/** A category on its way; the menu knows its name already. */
export function CategorySkeleton() {
  const { slug } = useParams({ strict: false })
  const { categories } = frame.useLoaderData().navbar
  const category = categories.flatMap(({ children }) => children).find((child) => child.slug === slug)
  return <ListingSkeleton title={category && menuLabel(category, getLocale())} />
}
