import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { shopWindowQuery } from '#app/features/catalogue/catalogue.queries'
import { HomePage } from '#app/features/home/home-page'
import { pageHead } from '#app/features/navigation/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/')({
  loader: async ({ context: { queryClient }, params: { locale } }) => {
    await queryClient.ensureQueryData(shopWindowQuery(locale))
  },
  head: ({ params: { locale } }) =>
    pageHead({
      locale,
      path: '',
      title: m.home_title(),
      description: m.home_description(),
      image: '/catalogue/hero-after.jpg',
    }),
  component: Home,
})

function Home() {
  const { locale } = Route.useParams()
  const { data } = useSuspenseQuery(shopWindowQuery(locale))
  return <HomePage {...data} />
}
