import { useLoaderData, useParams } from '@tanstack/react-router'
import { getLocale } from '../languages/locale'
import { menuLabel } from '../navigation/navigation'
import { ListingSkeleton } from './listing-skeleton'

/** Placeholder of a loading category; its name is known from the menu. */
export function CategorySkeleton() {
  const { slug } = useParams({ strict: false })
  const { categories } = useLoaderData({ from: '/$locale' }).navbar
  const category = categories.flatMap(({ children }) => children).find((child) => child.slug === slug)
  return <ListingSkeleton title={category && menuLabel(category, getLocale())} />
}
