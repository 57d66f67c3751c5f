import { readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fillDataIfChanged } from '../lib/prepare.mjs'
import { fill } from './scale/fill.ts'
import { type Served, serve } from './servers.ts'
import { median, type Row } from './table.ts'

const FOLDER = '.wrangler/bench-feed'
const FEED = '/vi/feed.xml'
const PRODUCTS = 100_000
/** Memory of a Worker, and the heap that this one gets; a runtime that needs more than its heap ends. */
const WORKER_MEGABYTES = 128
const HEAP_MEGABYTES = 64
/** Limit of a file of the merchant centre. */
const FILE_BYTES = 4_000_000_000
const EMPTY_ANSWERS = 200

type Read = { milliseconds: number; firstByte: number; bytes: number; items: number; ids: number }

/** One request for the feed of a shop with 100,000 products, before and after its parts are cached. */
export async function benchFeed(): Promise<Row[]> {
  await fillDataIfChanged(FOLDER, { afresh: true })
  fill(FOLDER, PRODUCTS)
  const variants = givePictures()
  const shop = await serve(['--persist-to', FOLDER], '/api/health', { heapMegabytes: HEAP_MEGABYTES })
  try {
    const empty = await emptyAnswer(shop)
    const written = await readFeed(shop)
    const cached = await readFeed(shop)
    for (const { items, ids } of [written, cached])
      if (items !== variants || ids !== variants) throw new Error(`${items} items, ${ids} ids, ${variants} variants`)
    return rowsOf({ empty, written, cached })
  } finally {
    await shop.stop()
  }
}

/** A feed leaves out products without a picture, and the filled ones have none. Returns the number of variants. */
function givePictures(): number {
  const databases = `${FOLDER}/v3/d1/miniflare-D1DatabaseObject`
  const file = readdirSync(databases).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  const database = new DatabaseSync(`${databases}/${file}`)
  database.exec("UPDATE products SET image = '/catalogue/products/' || slug || '.webp'")
  const counted = database
    .prepare("SELECT sum(length(finishes) - length(replace(finishes, ',', '')) + 1) AS variants FROM products")
    .get() as { variants: number }
  database.exec('PRAGMA wal_checkpoint(truncate)')
  database.close()
  return counted.variants
}

async function emptyAnswer({ origin }: Served): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < EMPTY_ANSWERS; call++) {
    const started = performance.now()
    await (await fetch(`${origin}/api/health`)).arrayBuffer()
    times.push(performance.now() - started)
  }
  return median(times)
}

async function readFeed({ origin }: Served): Promise<Read> {
  const ids = new Set<string>()
  const decoder = new TextDecoder()
  const read = { firstByte: 0, bytes: 0, items: 0 }
  let rest = ''
  const started = performance.now()
  const { status, body } = await fetch(origin + FEED)
  if (status !== 200 || !body) throw new Error(`${FEED} answers ${status}`)
  for await (const chunk of body) {
    read.firstByte ||= performance.now() - started
    read.bytes += chunk.byteLength
    const items = (rest + decoder.decode(chunk, { stream: true })).split('</item>')
    rest = items.pop() ?? ''
    read.items += items.length
    for (const item of items) ids.add(/<g:id>([^<]+)/.exec(item)?.[1] ?? '')
  }
  if (!rest.endsWith('</rss>\n')) throw new Error('The feed ends before its end.')
  return { ...read, milliseconds: performance.now() - started, ids: ids.size }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

function rowsOf({ empty, written, cached }: { empty: number; written: Read; cached: Read }): Row[] {
  const what = `feed of ${PRODUCTS.toLocaleString('en')} products, ${written.items.toLocaleString('en')} items`
  return [
    ...Object.entries({ written, cached }).flatMap(([how, read]) => [
      {
        what: `${what}, ${how}: to its end`,
        value: seconds(read.milliseconds),
        against: `${empty.toFixed(1)} ms (/api/health)`,
        ratio: read.milliseconds / empty,
      },
      {
        what: `${how}: to the first byte`,
        value: `${read.firstByte.toFixed(0)} ms`,
        against: `${empty.toFixed(1)} ms (/api/health)`,
        ratio: read.firstByte / empty,
      },
    ]),
    {
      what: 'heap of the Worker with which both are answered whole',
      value: `${HEAP_MEGABYTES} MB`,
      against: `${WORKER_MEGABYTES} MB`,
      ratio: HEAP_MEGABYTES / WORKER_MEGABYTES,
      limit: { atMost: 1 },
    },
    {
      what: 'size of the feed',
      value: megabytes(written.bytes),
      against: megabytes(FILE_BYTES),
      ratio: written.bytes / FILE_BYTES,
      limit: { atMost: 1 },
    },
  ]
}
