import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { anyPort } from '../../scripts/lib/ports.mjs'
import { start } from '../../scripts/lib/tools.mjs'

const START_TIMEOUT = 90_000

/** Another instance of the built app on its own port, with a copy of the test data. */
export const instance = (...variables: string[]) => instanceWith('.wrangler/e2e', ...variables)

/** Another instance with a copy of other data. */
export async function instanceWith(data: string, ...variables: string[]) {
  const port = await anyPort()
  const folder = mkdtempSync(path.join(tmpdir(), 'instance-'))
  cpSync(data, folder, { recursive: true })
  const server: ChildProcess = start('scripts/serve.mjs', [
    `--port=${port}`,
    `--persist-to=${folder}`,
    ...variables.flatMap((variable) => ['--var', variable]),
  ])
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://localhost:${port}`
  const deadline = Date.now() + START_TIMEOUT
  while (!(await isHealthy(url))) {
    if (Date.now() > deadline || server.exitCode !== null) {
      await stop()
      throw new Error(`No instance at ${url}`)
    }
    await new Promise((resume) => setTimeout(resume, 200))
  }
  return { url, folder, stop }
}

const isHealthy = (url: string) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
