import type { Database } from '#app/server/db/client'
import { doctorAllowances, jobAllowances } from '#app/server/limits/allowances'
import { type Quota, waitsFor } from '#app/server/limits/quota'
import { fingerprint } from '#app/server/secrets'
import type { JobEngine } from './jobs'
import type { Owner } from './owner'

type ChargedClient = { owner: Owner; address: string }

/** The quotas that a job is paid from, its owner's and its address's; they are refunded where nothing comes of it. */
export const jobQuotas = (engine: JobEngine, { owner, address }: ChargedClient): Quota[] => [
  { ...jobAllowances[engine][owner.accountId ? 'account' : 'visitor'], who: owner.key },
  { ...jobAllowances[engine].address, who: fingerprint(address) },
]

/** The processor's time, which is never refunded: else calls that are made to fail would have it without end. */
export const computingQuotas = (engine: JobEngine, { address }: ChargedClient): Quota[] =>
  engine === 'server' ? [{ ...doctorAllowances.computedForAddress, who: fingerprint(address) }] : []

/** The seconds for which no job can be begun, whichever of the engines is asked for. Nothing is used. */
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
