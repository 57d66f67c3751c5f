import { createFileRoute } from '@tanstack/react-router'
import { HouseDoctorPage } from '#app/features/content/house-doctor-page'
import { pageHead } from '#app/features/page/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/house-doctor-ai')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? ({ params: { locale } }) =>
        pageHead({
          locale,
          path: '/house-doctor-ai',
          title: m.house_doctor_name(),
          description: m.content_doctor_lead(),
        })
    : undefined,
  component: HouseDoctorPage,
})
