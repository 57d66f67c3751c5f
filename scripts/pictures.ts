// Renders the shop's pictures with Blender. Takes hours; unchanged pictures are skipped, so stopped runs resume: node
// scripts/pictures.ts [--threads N] [--draft FOLDER | --check] [name …]
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasBlender, type Rendered, renderScene } from '@vuong-tron/furniture/studio/blender'
import { denoise } from '@vuong-tron/furniture/studio/denoise'
import { develop, evenPaper } from '@vuong-tron/furniture/studio/develop'
import { encode, encodeNarrow } from '@vuong-tron/furniture/studio/encode'
import type { Scene } from '@vuong-tron/furniture/studio/scene'
import { writeSheet } from '@vuong-tron/furniture/studio/sheets'
import { orders } from '../catalogue/models/orders.ts'
import { keyOfPicture, type Picture, pictures } from '../catalogue/studio/pictures.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    threads: { type: 'string' },
    draft: { type: 'string' },
    sheets: { type: 'boolean' },
    check: { type: 'boolean' },
  },
})
const FOLDER = values.draft ?? 'public/catalogue'
const KEYS = 'catalogue/studio/keys.json'
/** Slugs of products with a second picture: the only part of the keys that a Worker needs. */
const SIDES = 'app/features/catalogue/from-the-side.json'
const keys: Record<string, string> = existsSync(KEYS) ? JSON.parse(readFileSync(KEYS, 'utf8')) : {}

const say = (line: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)
const fileOf = (name: string, kind: 'avif' | 'webp') => join(FOLDER, `${name}.${kind}`)
const isThere = (name: string) => existsSync(fileOf(name, 'avif')) && existsSync(fileOf(name, 'webp'))
const isFresh = (name: string, key: string) => keys[name] === key && isThere(name)
const isWanted = ({ name }: Picture) => positionals.length === 0 || positionals.some((part) => name.includes(part))

/** A small, coarse draft, to see proportions in seconds. */
const draft = (scene: Scene): Scene => ({
  ...scene,
  width: Math.round(scene.width / 3),
  height: Math.round(scene.height / 3),
  samples: 12,
})

async function finish({ name, limit, narrow, exposure }: Picture, rendered: Rendered, key: string) {
  const { width, height, paper } = rendered
  const light = denoise(rendered)
  const pixels = develop(paper ? evenPaper(light, width, height, paper) : light, exposure)
  const { avif, webp } = await encode(pixels, { width, height }, limit)
  mkdirSync(dirname(fileOf(name, 'avif')), { recursive: true })
  writeFileSync(fileOf(name, 'avif'), avif)
  writeFileSync(fileOf(name, 'webp'), webp)
  if (narrow)
    writeFileSync(
      fileOf(`${name}-${narrow.width}`, 'avif'),
      await encodeNarrow(pixels, { width, height }, narrow.width, narrow.limit),
    )
  say(`${name} avif ${(avif.length / 1024).toFixed(1)} KiB, webp ${(webp.length / 1024).toFixed(1)} KiB`)
  if (values.draft) return
  keys[name] = key
  writeJson(KEYS, Object.fromEntries(Object.entries(keys).sort()))
  writeJson(SIDES, Object.keys(keys).sort().flatMap(slugFromTheSide))
}

const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const slugFromTheSide = (name: string) => /^products\/(.+)-side$/.exec(name)?.[1] ?? []

async function render(scene: Scene): Promise<Rendered> {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'))
  try {
    return await renderScene(folder, scene, values.threads ? Number(values.threads) : undefined)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function renderAll() {
  if (!hasBlender())
    throw new Error('Blender is missing. On Debian: apt-get install --no-install-recommends blender python3-numpy')
  // Denoises and encodes a picture while Blender renders the next.
  let last = async () => {}
  for (const picture of pictures.filter(isWanted)) {
    const full = picture.scene()
    const key = keyOfPicture(full)
    if (!values.draft && isFresh(picture.name, key)) continue
    const rendering = render(values.draft ? draft(full) : full)
    rendering.catch(() => {})
    await last()
    const rendered = await rendering
    last = () => finish(picture, rendered, key)
  }
  await last()
}

async function writeSheets() {
  const folder = values.draft ?? 'docs/catalogue'
  const tile = (name: string) => ({ path: fileOf(name, 'webp'), caption: name.replace('products/', '') })
  for (const category of new Set(orders.map((order) => order.category))) {
    const slugs = orders.filter((order) => order.category === category).map(({ slug }) => slug)
    const tiles = slugs.flatMap((slug) => [tile(`products/${slug}`), tile(`products/${slug}-side`)])
    await writeSheet(join(folder, `${category}.webp`), tiles)
  }
  for (const kind of ['rooms', 'woods']) {
    const tiles = pictures.filter(({ name }) => name.startsWith(`${kind}/`)).map(({ name }) => tile(name))
    await writeSheet(join(folder, `${kind}.webp`), tiles)
  }
}

/** Lists missing and outdated pictures without rendering. */
function check() {
  const stale = pictures.filter(isWanted).filter(({ name, scene }) => !isFresh(name, keyOfPicture(scene())))
  for (const { name } of stale) process.stdout.write(`${name}\n`)
  process.exitCode = stale.length === 0 ? 0 : 1
}

if (values.check) check()
else {
  if (!values.sheets) await renderAll()
  await writeSheets()
  say('Done.')
}
