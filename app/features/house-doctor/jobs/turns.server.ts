import { fingerprint } from '#app/server/auth/session-secrets'
import type { Database } from '#app/server/db/client'
import { type Bucket, giveToken, takeToken, waitsFor } from '#app/server/limits/token-bucket'
import type { JobEngine } from './jobs'
import type { Owner } from './owner'
import { jobQuotas, quotaOf, REFUSED_BODIES, TRIES } from './quotas'

type Payer = { owner: Owner; address: string }

/** What a call is paid from: its owner's turns, and those of the address. */
export const bucketsOf = (engine: JobEngine, { owner, address }: Payer): Bucket[] => [
  { kind: `doctor-${engine}-own`, who: owner.key, ...quotaOf(engine, owner) },
  { kind: `doctor-${engine}-address`, who: fingerprint(address), ...jobQuotas[engine].address },
]

/** What nobody gets back: the processor's, whatever becomes of a call. Else calls that are made to fail would have it without end. */
export const triesOf = (engine: JobEngine, { address }: Payer): Bucket[] =>
  engine === 'server' ? [{ kind: 'doctor-tries-address', who: fingerprint(address), ...TRIES }] : []

export const refusedBodiesOf = (address: string): Bucket => ({
  kind: 'doctor-refused-address',
  who: fingerprint(address),
  ...REFUSED_BODIES,
})

/** For how long nothing can be begun, whichever of the engines is asked for. Nothing is taken. */
export async function waitForAny(db: Database, engines: readonly JobEngine[], payer: Payer, now: number) {
  const ways = engines.map((engine) => [...bucketsOf(engine, payer), ...triesOf(engine, payer)])
  const waits = await waitsFor(db, ways.flat(), now)
  const longest = ways.map((buckets) => Math.max(...waits.splice(0, buckets.length)))
  return Math.min(...longest) || undefined
}

/** Takes a token from each bucket, or none; the seconds to wait where one is empty. */
export async function charge(db: Database, buckets: readonly Bucket[], now: number): Promise<number | undefined> {
  for (const [index, bucket] of buckets.entries()) {
    const wait = await takeToken(db, bucket, now)
    if (wait === undefined) continue
    for (const taken of buckets.slice(0, index)) await giveToken(db, taken)
    return wait
  }
}
