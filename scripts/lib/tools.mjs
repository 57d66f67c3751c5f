import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
process.chdir(root)

/** No prompts, telemetry, update checks or location lookups: tools work without a network. */
const quietEnvironment = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  // A local server would write each request and log line into a database of traces, which takes as long as most answers.
  X_LOCAL_OBSERVABILITY: 'false',
}

const manifestOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))

/** The project's own Node; the system's may be too old. */
const projectNode = () => {
  const own = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(own) ? own : process.execPath
}

/** The script of a package's command, started without a shell that would outlive its parent. */
function scriptOf(name, command) {
  const { bin } = manifestOf(name)
  return path.join(root, 'node_modules', name, typeof bin === 'string' ? bin : bin[command])
}

const packages = {
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  knip: 'knip',
  'paraglide-js': '@inlang/paraglide-js',
  playwright: 'playwright',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
  wrangler: 'wrangler',
}

/** Path of a command: a tool from `packages`, or a script of this project. */
const commandLine = (command) => (command in packages ? scriptOf(packages[command], command) : path.join(root, command))

/** Preloaded so that a tool ends with its parent. */
const leash = `--import=${pathToFileURL(path.join(root, 'scripts/lib/leash.mjs'))}`

/** Starts a tool or script on the project's Node. */
export function start(command, args = [], { cwd = root, env = {}, stdio = 'inherit' } = {}) {
  return spawn(projectNode(), [leash, commandLine(command), ...args], {
    cwd,
    env: { ...process.env, ...quietEnvironment, ...env },
    stdio,
  })
}

/** Runs a tool to its end and collects its output; `show` also prints it. */
export function run(command, args = [], { cwd, env, show = false } = {}) {
  const child = start(command, args, { cwd, env: { NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const [stream, screen] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      output += text
      if (show) screen.write(text)
    })
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** Runs a tool that must succeed; otherwise prints its output and exits. */
export async function must(command, args = [], options) {
  const { ok, output } = await run(command, args, options)
  if (ok) return output
  if (!options?.show) process.stderr.write(output)
  stop(`${command} ${args.join(' ')} failed.`)
}

/**
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}
