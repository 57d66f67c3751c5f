import type { Page } from '../../app/server/page-table.ts'
import { calls, upload } from './api-targets.ts'
import { anyPath, forms, pageTarget } from './page-targets.ts'
import { type ServerFunction, serverFunctionTarget } from './server-function-targets.ts'
import type { Target } from './target.ts'

type Known = { pages: readonly Page[]; functions: readonly ServerFunction[]; doctor: readonly string[] }

/** Every address, given the pages, the server functions and the House Doctor's addresses. */
export const targetsOf = ({ pages, functions, doctor }: Known): Target[] => [
  ...pages.map(pageTarget),
  anyPath,
  ...forms,
  ...calls,
  ...doctor.map((path) => upload(path, { ai_intervention: 'low', design_style: 'modern', room_type: 'living_room' })),
  upload('/api/v1/jobs/*/result', { recipe: '{}', label: 'x', source: 'x' }, '/api/v1/jobs/:id/result'),
  ...functions.map(serverFunctionTarget),
]
