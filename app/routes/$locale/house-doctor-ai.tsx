import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head'
import { HouseDoctorPage } from '#app/features/content/house-doctor-page'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/house-doctor-ai')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR ? contentHead('/house-doctor-ai', m.house_doctor_name, m.content_doctor_lead) : undefined,
  component: HouseDoctorPage,
})
