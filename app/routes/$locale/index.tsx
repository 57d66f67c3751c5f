import { createFileRoute } from '@tanstack/react-router'
import { fetchShopWindow } from '#app/features/catalogue/catalogue.functions'
import { HomePage } from '#app/features/home/home-page'
import { loadSections } from '#app/features/home/later-sections'
import { shopData } from '#app/features/home/shop-data'
import { pageHead } from '#app/features/page/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/')({
  beforeLoad: loadSections,
  loader: ({ params: { locale }, abortController: { signal } }) => fetchShopWindow({ data: locale, signal }),
  head: ({ params: { locale } }) =>
    pageHead({
      locale,
      path: '',
      title: m.home_title(),
      description: m.home_description(),
      data: import.meta.env.SSR ? shopData(locale) : undefined,
    }),
  component: Home,
})

function Home() {
  return <HomePage {...Route.useLoaderData()} />
}
