import { clientAddress } from '../http/client-address'

export const BURST_PERIOD_SECONDS = 60

/** Stops a flood at the edge, without the database, but only in one place and roughly; the seconds to wait. */
export async function secondsOfBurst(limiter: RateLimit, who: string): Promise<number | undefined> {
  const { success } = await limiter.limit({ key: who })
  return success ? undefined : BURST_PERIOD_SECONDS
}

/** The one limit in front of whatever no cache has: what is made by computing, from the database or for money. */
export const isFloodOfMisses = async (headers: Headers, env: Env): Promise<boolean> =>
  (await secondsOfBurst(env.PAGES_LIMITER, clientAddress(headers, env))) !== undefined
