// Draws the range's measured drawings from its models: node scripts/drawings.ts [slug …]
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { drawing } from '@vuong-tron/furniture/drawings/drawing'
import { build } from '@vuong-tron/furniture/models/build'
import keys from '../catalogue/models/keys.json' with { type: 'json' }
import { orders } from '../catalogue/models/orders.ts'

const FOLDER = 'public/catalogue/drawings'

const wanted = process.argv.slice(2)
const chosen = orders.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))

mkdirSync(FOLDER, { recursive: true })
for (const order of chosen) {
  const { slug, size } = order
  const key = (keys as Record<string, string>)[slug]
  if (!key) throw new Error(`${slug} has no model yet: npm run catalogue:models`)
  writeFileSync(`${FOLDER}/${slug}.svg`, drawing(build(order, 'web'), size, key))
}

const known = new Set(orders.map(({ slug }) => `${slug}.svg`))
for (const name of readdirSync(FOLDER)) if (!known.has(name)) rmSync(`${FOLDER}/${name}`)
process.stdout.write(`${chosen.length} drawings.\n`)
