import { createFileRoute } from '@tanstack/react-router'
import { HouseDoctorPage } from '#app/features/house-doctor/house-doctor-page'
import { loadToolParts } from '#app/features/house-doctor/lazy-tool-parts'

export const Route = createFileRoute('/$locale/house-doctor-ai')({
  staticData: { parameters: ['tool'] },
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: loadToolParts,
  // A room of a link is behind its #, where only the browser reads it: such a page starts without waiting for an act.
  loaderDeps: ({ search }) => ({ tool: search.tool }),
  loader: ({ deps }) => ({ degraded: deps.tool === 'room_composer' }),
  component: HouseDoctor,
})

function HouseDoctor() {
  return <HouseDoctorPage tool={Route.useSearch().tool} />
}
