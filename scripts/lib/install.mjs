import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root, stop } from './tools.mjs'

const read = (file) => JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))

const sorted = (record = {}) => JSON.stringify(Object.entries(record).sort())

/** True if node_modules matches package.json and the lockfile. */
function isInstalled() {
  if (!existsSync(`${root}/node_modules/.package-lock.json`)) return false
  const { dependencies, devDependencies } = read('package.json')
  const wanted = read('package-lock.json').packages
  if (sorted(dependencies) !== sorted(wanted[''].dependencies)) return false
  if (sorted(devDependencies) !== sorted(wanted[''].devDependencies)) return false
  // npm writes this file last, so interrupted installs do not count.
  const present = read('node_modules/.package-lock.json').packages
  // npm may mark a direct dependency as optional when another package only offers to use it.
  const asked = Object.keys({ ...dependencies, ...devDependencies })
  if (!asked.every((name) => present[`node_modules/${name}`])) return false
  return Object.entries(wanted).every(([place, { version, optional, devOptional, link }]) => {
    // A link in node_modules to a package of this repository.
    if (link) return existsSync(`${root}/${place}`)
    return place === '' || optional || devOptional || present[place]?.version === version
  })
}

/** Installs missing or outdated packages. */
export function installIfMissing() {
  if (isInstalled()) return
  process.stdout.write('Installing packages (about a minute, only when they change) …\n')
  const npm = process.env.npm_execpath
  const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  // On Windows npm is a batch file, which needs a shell.
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) stop('npm could not install the packages; what it says above tells why.')
}
