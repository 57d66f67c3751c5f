import { createFileRoute } from '@tanstack/react-router'
import { fetchShopWindow } from '#app/features/catalogue/catalogue.functions'
import { HomePage } from '#app/features/home/home-page'
import { loadSections } from '#app/features/home/lazy-sections'

export const Route = createFileRoute('/$locale/')({
  staticData: { showsStock: true },
  beforeLoad: loadSections,
  loader: ({ params: { locale }, abortController: { signal } }) => fetchShopWindow({ data: locale, signal }),
  component: Home,
})

function Home() {
  return <HomePage {...Route.useLoaderData()} />
}
