// Renders the shop's pictures with Blender on one low-priority core, for hours; a new run continues: node
// scripts/pictures.ts [--threads N] [--draft FOLDER | --check | --list | --publish SET] [name …]
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasBlender, type Rendered, renderScene } from '@vuong-tron/furniture/studio/blender'
import { develop, evenPaper } from '@vuong-tron/furniture/studio/develop'
import { encode, encodeNarrow, whole } from '@vuong-tron/furniture/studio/encode'
import type { Scene } from '@vuong-tron/furniture/studio/scene'
import { writeSheet } from '@vuong-tron/furniture/studio/sheets'
import { keyOfPicture, LOOK, type Picture, pictures, readKey, writeKey } from '../catalogue/studio/pictures.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    threads: { type: 'string', default: '1' },
    draft: { type: 'string' },
    sheets: { type: 'boolean' },
    check: { type: 'boolean' },
    list: { type: 'boolean' },
    publish: { type: 'string' },
  },
})
const SHOP = 'public/catalogue'
/** Rendered pictures wait here until their set is complete and a person has checked it. */
const WAITING = 'node_modules/.cache/studio/waiting'
const FOLDER = values.draft ?? WAITING
const SHEETS = 'docs/catalogue'
const KEYS = 'catalogue/studio/keys.json'
const WAITING_KEYS = join(WAITING, 'keys.json')
/** Slugs of products with a second picture, because the Worker needs no more of the keys. */
const SIDES = 'app/features/catalogue/from-the-side.json'
/** Names of the pictures in other woods, too. */
const FINISHES = 'app/features/catalogue/in-other-finishes.json'

type Keys = Record<string, string>
const readKeys = (file: string): Keys => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const say = (line: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)
const isWanted = ({ name, set }: Picture) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part) || set === part)

/** A draft is small and coarse, to see proportions in seconds. */
function draft(scene: Scene): Scene {
  const { region: _whole, ...rest } = scene
  return { ...rest, width: Math.round(scene.width / 4), height: Math.round(scene.height / 4), samples: 8 }
}

const filesOf = ({ name, narrow }: Picture) => [
  `${name}.avif`,
  `${name}.webp`,
  ...(narrow ? [`${name}-${narrow.width}.avif`] : []),
]

async function finish({ name, limit, narrow, exposure }: Picture, scene: Scene, rendered: Rendered) {
  const light = rendered.paper ? evenPaper(rendered, rendered.paper) : rendered.light
  const pixels = await whole(develop(light, exposure), scene)
  const write = (ending: string, bytes: Buffer) => {
    const file = join(FOLDER, `${name}${ending}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    say(`${file} ${(bytes.length / 1024).toFixed(1)} KiB`)
  }
  const { avif, webp } = await encode(pixels, scene, limit)
  write('.avif', avif)
  write('.webp', webp)
  if (narrow) write(`-${narrow.width}.avif`, await encodeNarrow(pixels, scene, narrow.width, narrow.limit))
}

async function render(scene: Scene): Promise<Rendered> {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'))
  try {
    return await renderScene(folder, scene, Number(values.threads))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function renderAll() {
  if (!hasBlender())
    throw new Error(
      'Blender is missing. On Debian: apt-get install --no-install-recommends blender python3-numpy libopenblas0-serial',
    )
  for (const picture of pictures.filter(isWanted)) {
    const { name } = picture
    const shown = readKeys(KEYS)[name]
    if (!values.draft && readKey(shown).look === LOOK) continue
    const full = picture.scene()
    const key = writeKey(keyOfPicture(full))
    if (!values.draft && readKeys(WAITING_KEYS)[name] === key) continue
    const scene = values.draft ? draft(full) : full
    await finish(picture, scene, await render(scene))
    if (!values.draft) writeJson(WAITING_KEYS, { ...readKeys(WAITING_KEYS), [name]: key })
  }
}

/**
 * Publishes a complete set, because a listing must not mix two looks. Sets that no page shows yet may be incomplete.
 */
function publish(set: string) {
  const waiting = readKeys(WAITING_KEYS)
  const due = pictures.filter((picture) => picture.set === set)
  const missing = due.filter(({ name, isAhead }) => !waiting[name] && !isAhead)
  if (due.length === 0 || missing.length > 0)
    throw new Error(`${set} is not complete: ${missing.map(({ name }) => name).join(', ')}`)
  const keys = readKeys(KEYS)
  for (const picture of due.filter(({ name }) => waiting[name])) {
    for (const file of filesOf(picture)) renameSync(join(WAITING, file), join(SHOP, file))
    keys[picture.name] = waiting[picture.name] as string
    delete waiting[picture.name]
  }
  writeJson(WAITING_KEYS, waiting)
  writeJson(KEYS, Object.fromEntries(Object.entries(keys).sort()))
  writeJson(SIDES, Object.keys(keys).sort().flatMap(slugFromTheSide))
  writeJson(
    FINISHES,
    Object.keys(keys)
      .sort()
      .filter((name) => inOtherFinishes.has(name))
      .map(nameOfProduct),
  )
}

const inOtherFinishes = new Set(pictures.filter(({ set }) => set.endsWith('-finishes')).map(({ name }) => name))
const nameOfProduct = (name: string) => name.replace('products/', '')

const slugFromTheSide = (name: string) => /^products\/(.+)-side$/.exec(name)?.[1] ?? []

/** A contact sheet of a set, the two pictures of a product side by side. */
async function writeSheetOf(set: string, from: string, to: string) {
  const names = pictures.filter((picture) => picture.set === set).map(({ name }) => name)
  const tiles = names
    .sort()
    .map((name) => ({ path: join(from, `${name}.webp`), caption: name.replace('products/', '') }))
  await writeSheet(join(to, `${set}.webp`), tiles)
}

const sets = new Set(pictures.filter(isWanted).map(({ set }) => set))

async function writeSheets(from: string, to: string) {
  for (const set of sets) await writeSheetOf(set, from, to)
}

/** Lists missing and outdated pictures without rendering. */
function check() {
  const keys = readKeys(KEYS)
  const isStale = ({ name, scene, isAhead }: Picture) =>
    name in keys ? readKey(keys[name]).shown !== keyOfPicture(scene()) : !isAhead
  const stale = pictures.filter(isWanted).filter(isStale)
  for (const { name } of stale) process.stdout.write(`${name}\n`)
  process.exitCode = stale.length === 0 ? 0 : 1
}

/** Lists the progress of each set. */
function list() {
  const [keys, waiting] = [readKeys(KEYS), readKeys(WAITING_KEYS)]
  for (const set of new Set(pictures.map((picture) => picture.set))) {
    const due = pictures.filter((picture) => picture.set === set)
    const shown = due.filter(({ name }) => readKey(keys[name]).look === LOOK).length
    const done = due.filter(({ name }) => waiting[name]).length
    process.stdout.write(`${set}: ${due.length} pictures, ${shown} in the shop in this look, ${done} waiting\n`)
  }
}

setPriority(constants.priority.PRIORITY_LOW)
if (values.check) check()
else if (values.list) list()
else if (values.publish) {
  publish(values.publish)
  await writeSheetOf(values.publish, SHOP, SHEETS)
} else if (values.sheets) await writeSheets(SHOP, SHEETS)
else {
  await renderAll()
  await writeSheets(FOLDER, join(FOLDER, 'sheets'))
  say('Done.')
}
