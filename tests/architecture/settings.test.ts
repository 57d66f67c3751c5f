import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILE_FOLDERS } from '#app/api/missing-files'
import { locales, read } from '#tests/support/sources'

/** Addresses that the Worker answers before static files. */
const workerFirst: string[] = JSON.parse(/^run_worker_first = (.*)$/m.exec(read('wrangler.toml'))?.[1] ?? '[]')

const isWorkerFirst = (path: string) =>
  workerFirst.some((rule) => new RegExp(`^${rule.replaceAll('*', '.*')}$`).test(path))

test('[SEC-04] the pages of every language go to the Worker at once, and no folder of files does', () => {
  expect(locales.filter((locale) => !isWorkerFirst(`/${locale}`) || !isWorkerFirst(`/${locale}/login`))).toEqual([])
  expect(FILE_FOLDERS.filter((folder) => isWorkerFirst(`/${folder}/x.js`))).toEqual([])
})

test('[SEC-04] the Worker answers for what is missing in each folder whose files browsers keep', () => {
  const kept = [...read('public/_headers').matchAll(/^\/([\w-]+)\/\*$/gm)].map(([, folder]) => folder)
  expect(kept.sort()).toEqual([...FILE_FOLDERS])
  const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const others = folders.map(({ name }) => name).filter((name) => !kept.includes(name))
  expect(others.filter((name) => !isWorkerFirst(`/${name}/x`))).toEqual([])
})
