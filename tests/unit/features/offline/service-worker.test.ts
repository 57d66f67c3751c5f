import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundled } from '../../../../scripts/build/bundled-text'

const LARGEST = 4000

const weigh = async (name: string) =>
  brotliCompressSync(await bundled(`app/features/offline/${name}.ts`, { __BUILD_ID__: '"test"' })).byteLength

test('[APP-02] the service worker weighs at most 4 KB', async () => {
  expect(await weigh('service-worker')).toBeLessThan(LARGEST)
})

test('[APP-02] every build has a worker of its own, so that browsers take the new one', async () => {
  const of = (build: string) =>
    bundled('app/features/offline/service-worker.ts', { __BUILD_ID__: JSON.stringify(build) })
  expect(await of('a')).not.toBe(await of('b'))
})
