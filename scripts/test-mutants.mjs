// Breaks the behaviour of sampled requirements one at a time in a scratch copy, and expects the tests with their IDs to
// fail: node scripts/test-mutants.mjs [ID …]
import { readFileSync, writeFileSync } from 'node:fs'
import { ensureTestBrowsers } from './lib/chromium.mjs'
import { fillDataIfChanged, generate, prepare } from './lib/prepare.mjs'
import { run, stop } from './lib/tools.mjs'
import { mutants } from './mutants/mutants.mjs'
import { needsBuild, resultsOf } from './mutants/results.mjs'
import { makeScratch } from './mutants/scratch.mjs'

const DATA = '.wrangler/e2e'
const wanted = process.argv.slice(2)
const rows = mutants.filter(({ id }) => !wanted.length || wanted.includes(id))
if (!rows.length) stop(`No mutant breaks ${wanted.join(', ')}.`)

prepare()
await generate()
await ensureTestBrowsers()
await fillDataIfChanged(DATA)
const scratch = makeScratch([DATA])
const build = () => run('scripts/lib/vite-build.mjs', [], { cwd: scratch })

const tell = (mark, { id, breaks }, note) =>
  process.stdout.write(`${mark} ${id.padEnd(10)} ${breaks}${note ? `: ${note}` : ''}\n`)

process.stdout.write(`${rows.length} mutants. First the tests as they are …\n`)
if (!(await build()).ok) stop('The build failed before anything was broken.')
const before = await resultsOf(
  scratch,
  [...new Set(rows.map(({ test }) => test))],
  rows.map(({ id }) => id),
)

const survivors = []
for (const row of rows) {
  const fault = (await faultOf(row)) ?? ''
  tell(fault ? '✗' : '✓', row, fault)
  if (fault) survivors.push(row)
}
process.stdout.write(`${rows.length - survivors.length} passed, ${survivors.length} failed\n`)
process.exit(survivors.length ? 1 : 0)

/** The reason why a mutant proves nothing; undefined when a test with its ID failed. */
async function faultOf({ id, file, find, replace, test }) {
  const carries = (title) => new RegExp(`\\[[^\\]]*${id}\\b[^\\]]*\\]`).test(title)
  const proofs = before.filter((result) => result.file === test && carries(result.title))
  if (!proofs.length) return `no test in ${test} carries the ID`
  if (proofs.some(({ passed }) => !passed)) return 'its test is red without it'

  const target = `${scratch}/${file}`
  const source = readFileSync(target, 'utf8')
  if (!source.includes(find)) return `${file} no longer says ${JSON.stringify(find)}`
  writeFileSync(target, source.replace(find, replace))
  try {
    if (needsBuild(test) && !(await build()).ok) return 'the build fails, so nothing was tested'
    const after = await resultsOf(scratch, [test], [id])
    if (!after.length) return 'its tests did not even start'
    return after.some(({ title, passed }) => !passed && carries(title)) ? undefined : 'survived'
  } finally {
    writeFileSync(target, source)
  }
}
