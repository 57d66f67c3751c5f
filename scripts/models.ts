// Builds the shop's 3D models: node scripts/models.ts [slug …]. Unchanged ones are skipped.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from '@vuong-tron/furniture/models/build'
import { keyOfShopModel, shopModel, thingsModel } from '@vuong-tron/furniture/models/export/shop-model'
import { dressing, dressingModel } from '@vuong-tron/furniture/studio/dressing'
import { isCarrier } from '../catalogue/models/carriers.ts'
import { coloursSeen } from '../catalogue/models/colours.ts'
import { factsSeen } from '../catalogue/models/facts.ts'
import { orders } from '../catalogue/models/orders.ts'

const FOLDER = 'public/models'
const DRESSING = `${FOLDER}/dressing`
const THINGS = `${DRESSING}/things`
const KEYS = 'catalogue/models/keys.json'
const DRESSING_KEYS = 'catalogue/models/dressing-keys.json'
const THINGS_KEYS = 'catalogue/models/things-keys.json'
/** What the app knows of them. */
const WITH_THINGS = 'app/features/house-doctor/with-things.json'
const COLOURS = 'catalogue/models/colours.json'
const FACTS = 'catalogue/models/facts.json'

const wanted = process.argv.slice(2)
const keys: Record<string, string> = kept(KEYS)
const dressingKeys: Record<string, string> = kept(DRESSING_KEYS)
const thingsKeys: Record<string, string> = kept(THINGS_KEYS)
const colours: Record<string, string[]> = kept(COLOURS)
const facts: Record<string, string> = kept(FACTS)
const chosen = orders.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))

mkdirSync(FOLDER, { recursive: true })
let written = 0
for (const order of chosen) {
  const { slug, alsoIn } = order
  const file = `${FOLDER}/${slug}.glb`
  const model = build(order, 'web')
  colours[slug] = coloursSeen(model.parts, order)
  if (order.isWooden) facts[slug] = factsSeen(order, model)
  const key = keyOfShopModel(model, alsoIn)
  if (keys[slug] === key && existsSync(file)) continue
  const bytes = await shopModel(slug, model, alsoIn)
  writeFileSync(file, bytes)
  keys[slug] = key
  // Saved after each model, so that an interrupted run can resume.
  keep(KEYS, keys)
  process.stdout.write(`${slug} ${(bytes.length / 1024).toFixed(1)} KiB\n`)
  written += 1
}

mkdirSync(THINGS, { recursive: true })
for (const order of chosen.filter(isCarrier)) {
  const model = build(order, 'web', true)
  if (model.parts.every(({ prop }) => !prop)) {
    delete thingsKeys[order.slug]
    continue
  }
  const key = keyOfShopModel(model, [])
  const file = `${THINGS}/${order.slug}.glb`
  if (thingsKeys[order.slug] === key && existsSync(file)) continue
  writeFileSync(file, await thingsModel(order.slug, model))
  thingsKeys[order.slug] = key
  written += 1
}
const carriers = new Set(orders.filter(isCarrier).map(({ slug }) => slug))
for (const slug of Object.keys(thingsKeys)) if (!carriers.has(slug)) delete thingsKeys[slug]
keep(THINGS_KEYS, thingsKeys)
writeFileSync(WITH_THINGS, `${JSON.stringify(Object.keys(thingsKeys).sort(), null, 2)}\n`)

mkdirSync(DRESSING, { recursive: true })
for (const name of wanted.length === 0 ? Object.keys(dressing) : []) {
  const model = dressingModel(name)
  const key = keyOfShopModel(model, [])
  const file = `${DRESSING}/${name}.glb`
  if (dressingKeys[name] === key && existsSync(file)) continue
  writeFileSync(file, await shopModel(name, model, []))
  dressingKeys[name] = key
  written += 1
}
keep(DRESSING_KEYS, dressingKeys)
keep(COLOURS, colours)
keep(FACTS, facts)

const known = new Set(['dressing', ...orders.map(({ slug }) => `${slug}.glb`)])
for (const name of readdirSync(FOLDER)) if (!known.has(name)) rmSync(`${FOLDER}/${name}`)
for (const name of readdirSync(DRESSING))
  if (name !== 'things' && !(name.slice(0, -4) in dressing)) rmSync(`${DRESSING}/${name}`)
for (const name of readdirSync(THINGS)) if (!(name.slice(0, -4) in thingsKeys)) rmSync(`${THINGS}/${name}`)
process.stdout.write(`${written} written, ${Math.max(0, chosen.length - written)} unchanged.\n`)

function kept(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function keep(file: string, words: Record<string, unknown>) {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(Object.entries(words).sort()), null, 2)}\n`)
}
