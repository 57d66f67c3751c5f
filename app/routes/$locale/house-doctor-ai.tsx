import { createFileRoute } from '@tanstack/react-router'
import { HouseDoctorPage } from '#app/features/house-doctor/house-doctor-page'
import { loadTools } from '#app/features/house-doctor/later-tools'
import { pageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/house-doctor-ai')({
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: loadTools,
  // A room of a link is behind its #, where only the browser reads it: such a page starts without waiting for an act.
  loaderDeps: ({ search }) => ({ tool: search.tool }),
  loader: ({ deps }) => ({ degraded: deps.tool === 'room_composer' }),
  // In the page's own chunk, because words that only a head needs would weigh on every other page.
  head: async ({ params: { locale } }) =>
    pageHead((await import('#app/features/house-doctor/doctor-head')).doctorHead(locale)),
  component: HouseDoctor,
})

function HouseDoctor() {
  return <HouseDoctorPage tool={Route.useSearch().tool} />
}
