/**
 * node bench/stage.ts FOLDER [--rooms 2,4] [--photos FOLDER]: furnishes rendered rooms (true cameras) and photographs
 * (found cameras) in headless Chromium without GPU, writes pictures to judge by eye, and prints times.
 */
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build as buildModel } from '@vuong-tron/furniture/models/build'
import { shopModel } from '@vuong-tron/furniture/models/export/shop-model'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { build } from 'vite'
import { findLayout } from '../src/geometry/layout.ts'
import { type Photo, shrink } from '../src/picture.ts'
import { arrange } from '../src/staging/arrange.ts'
import { type FloorPlan, floorPlanOf } from '../src/staging/floor-plan.ts'
import { orderOf } from './furniture.ts'
import { floorPlanOfRoom } from './room-floor-plan.ts'
import { setFor } from './room-products.ts'
import { decoded, photoOf, roomFiles } from './room-store.ts'
import { type Truth, truthOf } from './room-truth.ts'
import type { StageJob, StageTimes } from './stage-worker.ts'

const WORK_EDGE_PX = 1024

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rooms: { type: 'string', default: '' }, photos: { type: 'string' } },
})
const [folder = 'staged'] = positionals
mkdirSync(folder, { recursive: true })

type Subject = Truth & { name: string; photo: Photo; plan: FloorPlan; turn: number }

async function* subjects(): AsyncGenerator<Subject> {
  for (const seed of values.rooms.split(',').filter(Boolean).map(Number)) {
    const files = await roomFiles(seed, 'empty')
    const photo = await photoOf(files)
    const truth = truthOf(files.plan, photo.width, photo.height)
    yield { ...truth, name: `room-${seed}`, photo, plan: floorPlanOfRoom(files.plan, truth), turn: seed / 2 }
  }
  for (const [turn, name] of (values.photos ? readdirSync(values.photos) : []).entries()) {
    if (!/\.jpe?g$/.test(name) || name.includes('pano')) continue
    const photo = shrink(await decoded(readFileSync(path.join(values.photos as string, name))), WORK_EDGE_PX)
    const found = findLayout(photo)
    if (!found.ok) continue
    const { camera, box } = found.layout
    yield { camera, box, name: path.parse(name).name, photo, plan: floorPlanOf(camera, box), turn }
  }
}

const { output } = (await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    target: 'esnext',
    rollupOptions: {
      input: path.join(import.meta.dirname, 'stage-worker.ts'),
      output: { entryFileNames: 'worker.js' },
    },
  },
})) as { output: { fileName: string; code?: string }[] }

let photo = Buffer.alloc(0)
let picture = Buffer.alloc(0)
const server = createServer(async (request, response) => {
  const name = (request.url ?? '/').slice(1)
  const code = output.find(({ fileName }) => fileName === name)?.code
  if (code) response.setHeader('content-type', 'text/javascript').end(code)
  else if (name === 'photo') response.end(photo)
  else if (name === 'picture') {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    picture = Buffer.concat(parts)
    response.end()
  } else if (name.startsWith('models/')) {
    const slug = path.basename(name, '.glb')
    response.end(await shopModel(slug, buildModel(orderOf(slug), 'web'), []))
  } else response.setHeader('content-type', 'text/html').end('<!doctype html><title>stage</title>')
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const { port } = server.address() as AddressInfo

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
})
const page = await browser.newPage()
page.on('console', (message) => console.error(message.text()))
await page.goto(`http://127.0.0.1:${port}/`)

for await (const { name, camera, box, plan, photo: shown, turn } of subjects()) {
  const { placements, leftOut } = arrange(
    plan,
    setFor(turn, { width: plan.right - plan.left, depth: plan.back - plan.front }),
  )
  const pieces = placements.map(({ id, x, z, turn }) => ({ model: `/models/${id}.glb`, x, z, turn }))
  photo = Buffer.from(shown.data)
  const job: StageJob = { camera, box, pieces }
  const times = await page.evaluate(
    (wanted) =>
      new Promise<StageTimes>((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' })
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = ({ message }) => reject(new Error(message))
        worker.postMessage(wanted)
      }),
    job,
  )
  const { width, height } = shown
  await sharp(picture, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path.join(folder, `${name}.png`))
  const seconds = Object.entries(times).map(([what, time]) => `${what} ${(time / 1000).toFixed(2)} s`)
  console.log(`${name}: ${pieces.length} pieces, ${leftOut.length} left out; ${seconds.join(', ')}`)
}
await browser.close()
server.close()
