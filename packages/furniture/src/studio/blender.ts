import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Passes, Pixels } from './passes.ts'
import { type Scene, writeJob } from './scene.ts'

const SCRIPT = join(import.meta.dirname, 'blender/render.py')
/** What render.py divides the size of the empty set by. */
const EMPTY_SHARE = 4

export type Rendered = Passes & {
  paper?: { coverage: Pixels; empty: { width: number; height: number; light: Pixels } }
}

export const hasBlender = () => spawnSync('blender', ['--version']).status === 0

/** Renders a scene in a folder of its own and reads what came out. */
export async function renderScene(folder: string, scene: Scene, threads?: number): Promise<Rendered> {
  const job = writeJob(folder, scene, threads)
  await run(['--background', '--factory-startup', '--python-exit-code', '1', '--python', SCRIPT, '--', job])
  const pass = (name: string) => floats(join(folder, `${name}.f32`))
  const { width, height } = scene
  const passes = {
    width,
    height,
    light: pass('light'),
    albedo: pass('albedo'),
    normal: pass('normal'),
    depth: pass('depth'),
  }
  if (!existsSync(join(folder, 'empty-light.f32'))) return passes
  const share = Math.floor(100 / EMPTY_SHARE) / 100
  const empty = { width: Math.floor(width * share), height: Math.floor(height * share), light: pass('empty-light') }
  return { ...passes, paper: { coverage: pass('backdrop'), empty } }
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
