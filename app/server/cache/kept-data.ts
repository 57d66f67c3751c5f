import { MINUTE } from '../../lib/constants'
import { env } from '../env'
import { dataVersion } from './data-version'

type Kept = { value: unknown; version: string; until: number }

const kept = new Map<string, Kept>()

/**
 * What every page shows alike, such as the menu: an isolate keeps it for a minute, until a build or a write makes
 * another. Not where another host answers, whose data has no version, nor what is less than whole.
 */
export async function keptData<T extends { ok: boolean }>(name: string, read: () => Promise<T>): Promise<T> {
  const version = env.API_BASE_URL ? undefined : await dataVersion(env.DB)
  const found = kept.get(name)
  if (found && found.version === version && found.until > Date.now()) return found.value as T
  const value = await read()
  if (version && value.ok) kept.set(name, { value, version, until: Date.now() + MINUTE })
  return value
}
