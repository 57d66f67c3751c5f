import { HOUR } from '#app/lib/constants'
import type { JobEngine } from './jobs'

/**
 * How many jobs there may be. Addresses are shared by whole neighbourhoods, so theirs are wide; who has a cookie or an
 * account has a narrow one of their own. What a page computes costs us a place for its pictures, what the server computes
 * its processor too.
 */
export const jobQuotas = {
  client: { own: { most: 60, within: HOUR }, address: { most: 600, within: HOUR } },
  server: { own: { most: 20, within: HOUR }, address: { most: 200, within: HOUR } },
} satisfies Record<JobEngine, Record<'own' | 'address', { most: number; within: number }>>
