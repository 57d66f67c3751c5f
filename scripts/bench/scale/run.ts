import { rmSync } from 'node:fs'
import { fingerprint, isStamped, stamp } from '../../lib/fingerprint.mjs'
import { migrate, seed } from '../../lib/prepare.mjs'
import { bundleMeasuringWorker } from './bundle.ts'
import { fill } from './fill.ts'
import { benchScale } from './scale.ts'

const FOLDER = '.wrangler/scale'
const SIZES = ['150', '10000', '100000', '1000000']

const sizes = process.argv.length > 2 ? process.argv.slice(2) : SIZES
if (sizes.some((size) => !/^\d+$/.test(size))) throw new Error('Sizes are numbers of products')
const sources = fingerprint([
  'app/features/catalogue/price-steps.ts',
  'app/features/catalogue/listing-filters.ts',
  'app/features/search/folding.ts',
  'app/features/search/phrases.ts',
  'app/features/search/lexicons',
  'app/features/search/indexing.ts',
  'app/server/db',
  'catalogue',
  'scripts/bench/scale/fill.ts',
])

for (const size of sizes) {
  const folder = `${FOLDER}/${size}`
  if (isStamped(`${folder}/.filled`, sources)) continue
  const started = performance.now()
  rmSync(folder, { recursive: true, force: true })
  await migrate(folder)
  await seed(folder)
  fill(folder, Number(size))
  stamp(`${folder}/.filled`, sources)
  console.log(`${size} products written in ${Math.round((performance.now() - started) / 1000)} s.`)
}

await bundleMeasuringWorker()
await benchScale(FOLDER, sizes)
