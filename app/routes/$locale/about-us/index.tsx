import { createFileRoute } from '@tanstack/react-router'
import { AboutLanding } from '#app/features/content/about-landing'

export const Route = createFileRoute('/$locale/about-us/')({
  // Imported here: named above, it would be in the bundle of every page.
  loader: async ({ params: { locale } }) => (await import('#app/features/content/load-text')).loadAboutLanding(locale),
  component: About,
})

function About() {
  return <AboutLanding text={Route.useLoaderData()} />
}
