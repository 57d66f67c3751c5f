import { DAY, HOUR, MINUTE } from '#app/lib/constants'
import type { Bucket } from '#app/server/limits/token-bucket'
import type { JobEngine } from './jobs'
import type { Owner } from './owner'

type Quota = { most: number; within: number }

/**
 * Job quotas: wide per address, which neighbourhoods share, and narrow per owner. Page jobs cost storage, server jobs
 * also CPU, hosted jobs money.
 */
export const jobQuotas = {
  client: { own: { most: 60, within: HOUR }, address: { most: 600, within: HOUR } },
  server: { own: { most: 20, within: HOUR }, address: { most: 200, within: HOUR } },
  ai: { own: { most: 3, within: DAY }, address: { most: 30, within: DAY } },
} satisfies Record<JobEngine, Record<'own' | 'address', Quota>>

/** CPU tries per address, failures included: tokens are refunded, CPU time is not. */
export const TRIES: Quota = { most: 400, within: HOUR }

/** Refused bodies per address: reading costs memory and CPU. */
export const REFUSED_BODIES: Quota = { most: 120, within: HOUR }

/** Hosted engine quota of an account. */
const ACCOUNT_AI: Quota = { most: 20, within: DAY }

/** Refused uploads per job, each of which may bring 15 MB. */
export const uploadsOf = ({ id }: { id: string }): Bucket => ({
  kind: 'doctor-uploads',
  who: id,
  most: 10,
  within: HOUR,
})

/**
 * Event streams opened per owner. Isolates do not share open streams, so openings are counted: streams last a minute
 * (events.server.ts), so at most twice as many are open.
 */
export const streamsOf = ({ owner }: { owner: string }): Bucket => ({
  kind: 'doctor-events',
  who: owner,
  most: 30,
  within: MINUTE,
})

export const quotaOf = (engine: JobEngine, { accountId }: Owner): Quota =>
  engine === 'ai' && accountId ? ACCOUNT_AI : jobQuotas[engine].own
