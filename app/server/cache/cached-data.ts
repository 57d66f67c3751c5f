import { MINUTE } from '../../lib/constants'
import { env } from '../env'
import { dataVersion } from './data-version'

type Cached = { value: unknown; version: string; until: number }

const cache = new Map<string, Cached>()

/**
 * Keeps data that every page shows, such as the menu, for a minute in an isolate or until a build or a write makes another.
 * Data of another host have no version and are not kept; neither is a refusal.
 */
export async function cachedData<T extends { ok: boolean }>(name: string, read: () => Promise<T>): Promise<T> {
  const version = env.API_BASE_URL ? undefined : await dataVersion(env.DB)
  const found = cache.get(name)
  if (found && found.version === version && found.until > Date.now()) return found.value as T
  const value = await read()
  if (version && value.ok) cache.set(name, { value, version, until: Date.now() + MINUTE })
  return value
}
