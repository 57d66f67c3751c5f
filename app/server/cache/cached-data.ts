import { MINUTE } from '../../lib/constants'
import { env } from '../env'
import { dataVersion } from './data-version'

type Cached = { value: unknown; version: string; until: number }

const cache = new Map<string, Cached>()

/**
 * Caches data of every page, such as the menu, per isolate for a minute, or until a build or write. Failures and data
 * of another API host, which has no version, are not cached.
 */
export async function cachedData<T extends { ok: boolean }>(name: string, read: () => Promise<T>): Promise<T> {
  const version = env.API_BASE_URL ? undefined : await dataVersion(env.DB)
  const found = cache.get(name)
  if (found && found.version === version && found.until > Date.now()) return found.value as T
  const value = await read()
  if (version && value.ok) cache.set(name, { value, version, until: Date.now() + MINUTE })
  return value
}
