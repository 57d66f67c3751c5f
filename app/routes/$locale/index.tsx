import { createFileRoute } from '@tanstack/react-router'
import { fetchShopWindow } from '#app/features/catalogue/catalogue.functions'
import { HomePage } from '#app/features/home/home-page'
import { loadSections } from '#app/features/home/later-sections'

export const Route = createFileRoute('/$locale/')({
  beforeLoad: loadSections,
  loader: ({ params: { locale }, abortController: { signal } }) => fetchShopWindow({ data: locale, signal }),
  component: Home,
})

function Home() {
  return <HomePage {...Route.useLoaderData()} />
}
