/**
 * npm run bench [first-load] [first-tap] [throughput] [render] [garbage] [checkout] [feed] [sign-in]
 * [offline] [house-doctor-page] [lighthouse] [lighthouse-basket] [about]: prints ratios to a bare application; a full run writes
 * docs/bench.md.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import inlang from '../../project.inlang/settings.json' with { type: 'json' }
import { basketPages, fillBasket } from './basket.ts'
import { benchCheckout } from './checkout/checkout.ts'
import { benchFeed } from './feed.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchFirstTap } from './first-tap.ts'
import { benchGarbage } from './garbage.ts'
import { benchHouseDoctorPage } from './house-doctor-page.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchOffline } from './offline.ts'
import { benchRender } from './render.ts'
import { serve } from './servers.ts'
import { benchSignIn } from './sign-in.ts'
import { holds, markdownTable, type Row } from './table.ts'
import { benchThroughput } from './throughput.ts'
import { benchUpload } from './upload.ts'

const TAP = {
  path: '/vi/category/tv-stand',
  control: '#filters label:has(input[name=material])',
  effect: 'section[aria-busy=true]',
}

/** Home, a listing and a product per locale, and the original about page. */
const shopPages = ['', '/category/tv-stand', '/product/ke-tv-trang-an-180'].flatMap((path) =>
  inlang.locales.map((locale) => `/${locale}${path}`),
)
const aboutPages = readdirSync('app/features/content/about')
  .filter((file) => file.endsWith('.vi.md'))
  .map((file) => `/vi/about-us/${file.replace('.vi.md', '')}`.replace('/landing', ''))

const vite = (...args: string[]) =>
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...args], {
    stdio: 'inherit',
  })

vite('--config', 'scripts/bench/floor/vite.config.ts')

const ours = await serve(['--persist-to', '.wrangler/bench'], '/api/health')
const floor = await serve(['--config', 'scripts/bench/floor/dist/server/wrangler.json'])
const parts: Record<string, () => Promise<Row[]>> = {
  upload: benchUpload,
  'first-load': () => benchFirstLoad(ours.origin, floor.origin),
  'first-tap': () => benchFirstTap(ours.origin, TAP),
  throughput: () => benchThroughput(ours.origin, floor.origin),
  render: () => benchRender(ours.origin),
  garbage: () => benchGarbage(ours.origin),
  checkout: benchCheckout,
  feed: benchFeed,
  'sign-in': () => benchSignIn(ours.origin),
  offline: () => benchOffline(ours.origin),
  'house-doctor-page': () => benchHouseDoctorPage(ours.origin),
  lighthouse: () => benchLighthouse(ours.origin, floor.origin, shopPages),
  'lighthouse-basket': async () =>
    benchLighthouse(ours.origin, floor.origin, basketPages, {
      cookies: await fillBasket(ours.origin),
      isPrivate: true,
    }),
  about: () => benchLighthouse(ours.origin, floor.origin, aboutPages),
}
const wanted = process.argv.slice(2)

try {
  const sections: string[] = []
  const failing: Row[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length && !wanted.includes(name)) continue
    const rows = await measure()
    failing.push(...rows.filter((row) => holds(row) === false))
    const section = `## ${name}\n\n${markdownTable(rows)}\n`
    console.log(section)
    sections.push(section)
  }
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} cores, Node ${process.version}, ${date}`
  const heading = `# Measured\n\n\`npm run bench\`, one run on ${machine}. Ratios compare within the run.\n`
  if (!wanted.length) writeFileSync('docs/bench.md', [heading, ...sections].join('\n'))
  if (failing.length) console.log(`${failing.length} rows do not hold.`)
} finally {
  await Promise.all([ours.stop(), floor.stop()])
}
