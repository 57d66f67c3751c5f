import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { DB } = env as Env
const setVersion = (version: number) => DB.exec(`UPDATE data_versions SET version = ${version}`)
const isolate = async () => (await import('#app/server/cache/data-version')).dataVersion
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await setVersion(7)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function withoutTable(run: () => Promise<void>) {
  await DB.exec('ALTER TABLE data_versions RENAME TO away')
  await run().finally(() => DB.exec('ALTER TABLE away RENAME TO data_versions'))
}

test('the first requests of an isolate, side by side, all know the version', async () => {
  const dataVersion = await isolate()
  expect(await Promise.all([dataVersion(DB), dataVersion(DB), dataVersion(DB)])).toEqual(['test.7', 'test.7', 'test.7'])
})

test('a new version is seen within five seconds', async () => {
  const dataVersion = await isolate()
  await dataVersion(DB)
  await setVersion(8)
  expect(await dataVersion(DB)).toBe('test.7')
  later(6)
  expect(await dataVersion(DB)).toBe('test.8')
})

test('while the database fails the last version stands, and none is made up where none was read', async () => {
  const dataVersion = await isolate()
  await withoutTable(async () => expect(await dataVersion(DB)).toBeUndefined())
  expect(await dataVersion(DB)).toBe('test.7')
  later(6)
  await withoutTable(async () => expect(await dataVersion(DB)).toBe('test.7'))
})
