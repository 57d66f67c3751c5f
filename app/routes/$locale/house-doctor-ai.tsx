import { createFileRoute } from '@tanstack/react-router'
import { HouseDoctorPage } from '#app/features/house-doctor/house-doctor-page'
import { loadToolParts } from '#app/features/house-doctor/lazy-tool-parts'

export const Route = createFileRoute('/$locale/house-doctor-ai')({
  staticData: { parameters: ['tool'] },
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: loadToolParts,
  // A shared room is after the #, which only a script can read: the composer's page hydrates at once (`degraded`).
  loaderDeps: ({ search }) => ({ tool: search.tool }),
  loader: ({ deps }) => ({ degraded: deps.tool === 'room_composer' }),
  component: HouseDoctor,
})

function HouseDoctor() {
  return <HouseDoctorPage tool={Route.useSearch().tool} />
}
