import { createFileRoute } from '@tanstack/react-router'
import { AboutLanding } from '#app/features/content/about-landing'
import { pageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/about-us/')({
  staticData: { hydrate: 'never' },
  loader: import.meta.env.SSR
    ? async ({ params: { locale } }) => {
        const { aboutLanguage } = await import('#app/features/content/about')
        const { fetchAboutText } = await import('#app/features/content/text.functions')
        return fetchAboutText({ data: { page: 'landing', language: aboutLanguage(locale) } })
      }
    : undefined,
  head: ({ params: { locale }, loaderData }) =>
    loaderData ? pageHead({ locale, path: '/about-us', ...loaderData }) : {},
  component: About,
})

function About() {
  const text = Route.useLoaderData()
  return text ? <AboutLanding text={text} /> : null
}
