import { rmSync } from 'node:fs'
import { fingerprint, isStamped, stamp } from './fingerprint.mjs'
import { installIfMissing } from './install.mjs'
import { ensureDevelopmentSecrets, keepPrivate } from './secrets.mjs'
import { must, run } from './tools.mjs'

/** Installs packages and creates development secrets, which every other step needs. */
export function prepare() {
  installIfMissing()
  ensureDevelopmentSecrets()
}

/** Generates compiled messages and binding types for the type checker. */
export async function generate() {
  const messages = ['compile', '--project', './project.inlang', '--outdir', './app/paraglide']
  await Promise.all([
    must('paraglide-js', [...messages, '--strategy', 'globalVariable', 'baseLocale', '--emit-ts-declarations']),
    must('wrangler', ['types', 'worker-configuration.d.ts']),
  ])
}

/** Compiles the long texts. */
export const compileTexts = () => must('scripts/texts.ts')

const BUILD_STAMP = 'dist/.sources'
const sourcesOfBuild = () =>
  fingerprint(
    [
      '.dev.vars',
      'app',
      'app.config.ts',
      'catalogue',
      'messages',
      'package-lock.json',
      'packages',
      'project.inlang/settings.json',
      'public',
      'scripts/build',
      'scripts/texts.ts',
      'wrangler.toml',
    ],
    ['app/paraglide', 'app/routeTree.gen.ts', 'packages/room-engine/bench', 'public/texts'],
  )

/** Builds when the sources have changed. */
export async function buildIfChanged({ show = false } = {}) {
  const sources = sourcesOfBuild()
  const isBuilt = isStamped(BUILD_STAMP, sources)
  if (!isBuilt) {
    rmSync('dist', { recursive: true, force: true })
    await compileTexts()
  }
  const built = isBuilt ? { ok: true, output: 'unchanged' } : await run('scripts/lib/vite-build.mjs', [], { show })
  // The build copies this machine's secrets with open permissions.
  keepPrivate('dist/server/.dev.vars')
  if (built.ok && !isBuilt) stamp(BUILD_STAMP, sources)
  return built
}

const sourcesOfData = () =>
  fingerprint([
    'app/features/catalogue',
    'app/features/languages/built-in.ts',
    'app/features/search',
    'app/server/db',
    'catalogue',
    'messages',
    'scripts/seed.ts',
    'wrangler.toml',
  ])

/** Migrates and seeds local data when migrations or seed have changed. */
export async function fillDataIfChanged(folder, { afresh = false } = {}) {
  const sources = sourcesOfData()
  const stampFile = `${folder}/.seeded`
  if (!afresh && isStamped(stampFile, sources)) return
  if (afresh) rmSync(folder, { recursive: true, force: true })
  await migrate(folder)
  await seed(folder)
  stamp(stampFile, sources)
}

export const migrate = (folder) =>
  must('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', folder], { env: { CI: 'true' } })

export const seed = (folder) => must('scripts/seed.ts', ['--persist-to', folder])

export const seedRemote = () => must('scripts/seed.ts', ['--remote'], { show: true })
