import { createFileRoute, notFound } from '@tanstack/react-router'

/** Any other path (ROUTE-15). */
export const Route = createFileRoute('/$locale/$')({
  beforeLoad: () => {
    throw notFound()
  },
})
