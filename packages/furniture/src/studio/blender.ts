import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Scene, writeJob } from './scene.ts'
import { networkWeights } from './weights.ts'

const SCRIPT = join(import.meta.dirname, 'blender/render.py')
/** render.py renders the empty set at this fraction of the size. */
const EMPTY_SHARE = 4

/** Three numbers a pixel, from the upper left. */
export type Pixels = Float32Array
type Picture = { width: number; height: number; light: Pixels }
export type Rendered = Picture & { paper?: { coverage: Pixels; empty: Picture } }

export const hasBlender = () => spawnSync('blender', ['--version']).status === 0

/** Renders a scene, or only its region, in a temporary folder and reads the result. */
export async function renderScene(folder: string, scene: Scene, threads?: number): Promise<Rendered> {
  const job = writeJob(folder, scene, networkWeights(), threads)
  await run(['--background', '--factory-startup', '--python-exit-code', '1', '--python', SCRIPT, '--', job])
  const pass = (name: string) => floats(join(folder, `${name}.f32`))
  const { width, height } = scene.region ?? scene
  const picture = { width, height, light: pass('light') }
  if (!existsSync(join(folder, 'empty.f32'))) return picture
  const share = Math.floor(100 / EMPTY_SHARE) / 100
  const empty = { width: Math.floor(width * share), height: Math.floor(height * share), light: pass('empty') }
  return { ...picture, paper: { coverage: pass('backdrop'), empty } }
}

function run(options: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const blender = spawn('blender', options, { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [blender.stdout, blender.stderr])
      stream.on('data', (text) => {
        said = `${said}${text}`.slice(-3000)
      })
    blender.on('error', reject)
    blender.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Blender failed.\n${said}`))))
  })
}

function floats(file: string): Pixels {
  const bytes = readFileSync(file)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
