import { DAY, HOUR, MINUTE } from '#app/lib/constants'
import type { Bucket } from '#app/server/limits/token-bucket'
import type { JobEngine } from './jobs'
import type { Owner } from './owner'

type Quota = { most: number; within: number }

/**
 * How many jobs there may be. Addresses are shared by whole neighbourhoods, so theirs are wide; who has a cookie or an
 * account has a narrow one of their own. What a page computes costs us a place for its pictures, what the server computes
 * its processor too, what the hosted engine paints money.
 */
export const jobQuotas = {
  client: { own: { most: 60, within: HOUR }, address: { most: 600, within: HOUR } },
  server: { own: { most: 20, within: HOUR }, address: { most: 200, within: HOUR } },
  ai: { own: { most: 3, within: DAY }, address: { most: 30, within: DAY } },
} satisfies Record<JobEngine, Record<'own' | 'address', Quota>>

/** What the server computes for one address, also of what fails: a turn comes back, the processor's time does not. */
export const TRIES: Quota = { most: 400, within: HOUR }

/** Bodies from one address that are refused: reading one costs memory and the processor's time, whatever it holds. */
export const REFUSED_BODIES: Quota = { most: 120, within: HOUR }

/** Of the hosted engine, for who is signed in. */
const ACCOUNT_AI: Quota = { most: 20, within: DAY }

/** Uploads that are refused, of one job: a page that computes knows what it sends, and each may bring 15 MB. */
export const uploadsOf = ({ id }: { id: string }): Bucket => ({
  kind: 'doctor-uploads',
  who: id,
  most: 10,
  within: HOUR,
})

/**
 * Streams of events that one owner opens. An isolate does not know those of others, so openings are counted: as none lives
 * longer than a minute (events.server.ts), no more than twice as many are open at once.
 */
export const streamsOf = ({ owner }: { owner: string }): Bucket => ({
  kind: 'doctor-events',
  who: owner,
  most: 30,
  within: MINUTE,
})

export const quotaOf = (engine: JobEngine, { accountId }: Owner): Quota =>
  engine === 'ai' && accountId ? ACCOUNT_AI : jobQuotas[engine].own
