import type { Database } from '#app/server/db/client'
import { doctorAllowances, jobAllowances } from '#app/server/limits/allowances'
import { type Quota, waitsFor } from '#app/server/limits/quota'
import { fingerprint } from '#app/server/secrets'
import type { JobEngine } from './jobs'
import type { Owner } from './owner'

type ChargedClient = { owner: Owner; address: string }

/** Quotas of the owner and the address that a job uses; they are refunded if the job fails. */
export const jobQuotas = (engine: JobEngine, { owner, address }: ChargedClient): Quota[] => [
  { ...jobAllowances[engine][owner.accountId ? 'account' : 'visitor'], who: owner.key },
  { ...jobAllowances[engine].address, who: fingerprint(address) },
]

/** Quota of CPU time, which is never refunded: calls made to fail could otherwise use it without limit. */
export const computingQuotas = (engine: JobEngine, { address }: ChargedClient): Quota[] =>
  engine === 'server' ? [{ ...doctorAllowances.computedForAddress, who: fingerprint(address) }] : []

/** Seconds until any engine accepts a job again; uses nothing. */
export async function secondsToAnyEngine(
  db: Database,
  engines: readonly JobEngine[],
  payer: ChargedClient,
  now: number,
): Promise<number | undefined> {
  const quotas = engines.map((engine) => [...jobQuotas(engine, payer), ...computingQuotas(engine, payer)])
  const waits = await waitsFor(db, quotas.flat(), now)
  const longest = quotas.map((ofEngine) => Math.max(...waits.splice(0, ofEngine.length)))
  return Math.min(...longest) || undefined
}
