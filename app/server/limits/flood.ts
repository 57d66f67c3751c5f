import { clientAddress } from '../http/client-address'

export const BURST_PERIOD_SECONDS = 60

/** Stops floods without the database; counts roughly and per data centre. Returns the seconds to wait. */
export async function secondsOfBurst(limiter: RateLimit, who: string): Promise<number | undefined> {
  const { success } = await limiter.limit({ key: who })
  return success ? undefined : BURST_PERIOD_SECONDS
}

/** The shared limit for all responses that no cache has. */
export const isFloodOfMisses = async (headers: Headers, env: Env): Promise<boolean> =>
  (await secondsOfBurst(env.PAGES_LIMITER, clientAddress(headers, env))) !== undefined
